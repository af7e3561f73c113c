# Rows within a radius, and votes among them.
import warnings
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neighbors import NearestNeighbors, RadiusNeighborsClassifier, radius_neighbors_graph

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
near = NearestNeighbors(radius=0.3).fit(X)
distances, places = near.radius_neighbors(X[:2], sort_results=True)
print([row.tolist() for row in places], [row.round(11).tolist() for row in distances])
print([row.tolist() for row in near.radius_neighbors(X[:2], return_distance=False)])
print(radius_neighbors_graph(X[:5], 0.5, mode="distance").toarray().round(11))
model = RadiusNeighborsClassifier(radius=0.5, outlier_label="most_frequent").fit(X, y)
print(model.predict([X[0], X[60], [50, 50, 50, 50]]))
try:
    RadiusNeighborsClassifier(radius=0.1).fit(X, y).predict([[50, 50, 50, 50]])
except ValueError as error:
    print(error)
