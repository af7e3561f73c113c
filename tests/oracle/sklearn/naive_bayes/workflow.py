# Gaussian naive Bayes on a split, with a report and probabilities.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.metrics import accuracy_score, classification_report, confusion_matrix
from sklearn.model_selection import cross_val_predict, train_test_split
from sklearn.naive_bayes import BernoulliNB, GaussianNB

X, y = load_wine(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.3, random_state=42, stratify=y)
model = GaussianNB().fit(X_train, y_train)
predicted = model.predict(X_test)
print(accuracy_score(y_test, predicted), confusion_matrix(y_test, predicted).tolist())
print(classification_report(y_test, predicted, target_names=load_wine().target_names))
print(model.predict_proba(X_test[:2]).round(14).tolist(), (cross_val_predict(GaussianNB(), X, y, cv=5) == y).mean().round(11))
print(BernoulliNB(binarize=2.0).fit(X_train, y_train).score(X_test, y_test).__class__.__name__, model.get_params())
