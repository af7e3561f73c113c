# The number of neighbours chosen by folds.
import numpy as np
from sklearn.datasets import load_breast_cancer, load_iris
from sklearn.model_selection import cross_val_score, train_test_split
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
from sklearn.metrics import classification_report, confusion_matrix

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
print([round(cross_val_score(KNeighborsClassifier(n_neighbors=k), X, y, cv=5).mean(), 11) for k in range(1, 12)])
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.3, random_state=42)
predicted = KNeighborsClassifier(n_neighbors=3).fit(X_train, y_train).predict(X_test)
print(confusion_matrix(y_test, predicted), classification_report(y_test, predicted))
X, y = load_breast_cancer(return_X_y=True)
print(cross_val_score(KNeighborsClassifier(7), X, y, cv=3).round(11), cross_val_score(KNeighborsRegressor(), X[:, :5], X[:, 5], cv=3).round(11))
