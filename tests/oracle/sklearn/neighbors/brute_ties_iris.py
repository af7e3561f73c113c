# Which of several neighbours at one distance is named first, when iris is searched by brute force and by trees.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neighbors import KNeighborsClassifier, NearestNeighbors

X, y = load_iris(return_X_y=True)
for algorithm in ("brute", "kd_tree", "ball_tree"):
    apart, places = NearestNeighbors(n_neighbors=6, algorithm=algorithm).fit(X).kneighbors(X)
    print(algorithm, places[[0, 33, 34, 37, 101, 142]].tolist(), int(places.sum()), apart.sum().round(9))
for metric in ("manhattan", "chebyshev", "cosine"):
    places = NearestNeighbors(n_neighbors=4, algorithm="brute", metric=metric).fit(X).kneighbors(X[:40], return_distance=False)
    print(metric, places[:12].tolist(), int(places.sum()))
for k in (1, 2, 4):
    print(k, KNeighborsClassifier(k, algorithm="brute").fit(X, y).score(X, y))
