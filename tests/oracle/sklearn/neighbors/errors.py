# What neighbours refuse.
import numpy as np
from sklearn.neighbors import KNeighborsClassifier, NearestNeighbors

X = np.arange(10.0).reshape(5, 2)
for wrong in (
    lambda: NearestNeighbors(n_neighbors=9).fit(X).kneighbors(X),
    lambda: NearestNeighbors(n_neighbors=5).fit(X).kneighbors(),
    lambda: NearestNeighbors(n_neighbors=0).fit(X),
    lambda: NearestNeighbors(radius=-1.0).fit(X),
    lambda: NearestNeighbors().kneighbors(X),
    lambda: NearestNeighbors().fit(X).kneighbors(X, 2.5),
    lambda: NearestNeighbors(algorithm="kd_tree", metric="cosine").fit(X),
    lambda: NearestNeighbors(metric="precomputed").fit(X),
    lambda: KNeighborsClassifier().fit(X, None),
    lambda: KNeighborsClassifier().fit(X, [0.5, 1.5, 2.5, 3.5, 4.5]),
    lambda: KNeighborsClassifier(3).fit(X, [0, 0, 1, 1, 1]).predict([[1.0]]),
):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, str(error)[:160])
