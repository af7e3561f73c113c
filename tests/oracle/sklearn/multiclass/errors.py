# What an estimator must have, and what does not pass through.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.multiclass import OneVsOneClassifier, OneVsRestClassifier
from sklearn.svm import SVC

X, y = load_iris(return_X_y=True)
for attempt in (
    lambda: OneVsRestClassifier(3).fit(X, y),
    lambda: OneVsRestClassifier(SVC()).fit(X, y, colour=1),
    lambda: OneVsRestClassifier(SVC()).fit(X, y).predict_proba(X),
    lambda: OneVsOneClassifier(SVC()).predict(X),
    lambda: OneVsOneClassifier(SVC()).fit(X, np.linspace(0, 1, 150)),
):
    try:
        attempt()
    except Exception as error:
        print(type(error).__name__, error)
