# Classifiers that learn in parts stay so.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression, SGDClassifier
from sklearn.multiclass import OneVsOneClassifier, OneVsRestClassifier

X, y = load_iris(return_X_y=True)
X = (X - X.mean(axis=0)) / X.std(axis=0)
for kind in (OneVsRestClassifier, OneVsOneClassifier):
    model = kind(SGDClassifier(random_state=0, alpha=0.01))
    for start in range(2):
        model.partial_fit(X[start::2], y[start::2], classes=[0, 1, 2])
    print(kind.__name__, model.predict(X[::15]), round(model.score(X, y), 10))
print(hasattr(OneVsRestClassifier(LogisticRegression()), "partial_fit"))
try:
    model.partial_fit(X, y + 1)
except ValueError as error:
    print(error)
