# What is refused, in the usual words.
import numpy as np
from sklearn.svm import SVC, SVR, NuSVC

X, y = np.array([[0.0], [1.0], [2.0], [3.0]]), np.array([0, 0, 1, 1])
for attempt in (
    lambda: SVC(C=0).fit(X, y),
    lambda: SVC(gamma=-1).fit(X, y),
    lambda: SVC(degree=-2).fit(X, y),
    lambda: SVC().fit(X, [1, 1, 1, 1]),
    lambda: SVC().fit(X, [0.5, 1.5, 2.5, 3.5]),
    lambda: SVC().predict(X),
    lambda: NuSVC(nu=1.5).fit(X, y),
    lambda: NuSVC(nu=0.9).fit(X, [0, 0, 0, 1]),
    lambda: SVR(epsilon=-1).fit(X, y),
    lambda: SVC().fit(X, y).predict([[1.0, 2.0]]),
):
    try:
        attempt()
    except ValueError as error:
        print(type(error).__name__, error)
