# A classifier for each pair of classes.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.multiclass import OneVsOneClassifier
from sklearn.svm import LinearSVC

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = (X - X.mean(axis=0)) / X.std(axis=0)
names = np.array(["setosa", "versicolor", "virginica"])[y]
model = OneVsOneClassifier(LinearSVC(random_state=0)).fit(X, names)
print(model.classes_, len(model.estimators_), model.pairwise_indices_)
print(np.round(model.decision_function(X[[0, 60, 120]]), 9))
print(model.predict(X[::30]), round(model.score(X, names), 10))
try:
    OneVsOneClassifier(LinearSVC()).fit(X[:50], y[:50])
except ValueError as error:
    print(error)
