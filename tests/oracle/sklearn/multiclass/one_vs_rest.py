# A classifier for each class, against all others.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.multiclass import OneVsRestClassifier

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = (X - X.mean(axis=0)) / X.std(axis=0)
model = OneVsRestClassifier(LogisticRegression()).fit(X, y)
print(model.classes_, model.n_classes_, len(model.estimators_), model.multilabel_)
print(np.round(model.predict_proba(X[[0, 60, 120]]), 10))
print(np.round(model.decision_function(X[[0, 60]]), 9))
print(model.predict(X[::20]), round(model.score(X, y), 10))
two = OneVsRestClassifier(LogisticRegression()).fit(X[:100], y[:100])
print(len(two.estimators_), np.round(two.predict_proba(X[:1]), 10))
print(model)
