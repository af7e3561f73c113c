# The class of the nearest mean.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.neighbors import NearestCentroid

np.set_printoptions(precision=12)
X = np.array([[-1, -1], [-2, -1], [-3, -2], [1, 1], [2, 1], [3, 2]])
y = np.array([1, 1, 1, 2, 2, 2])
model = NearestCentroid().fit(X, y)
print(model.predict([[-0.8, -1]]), model.centroids_.round(10), model.classes_)
iris, kinds = load_iris(return_X_y=True)
print(round(NearestCentroid().fit(iris, kinds).score(iris, kinds), 11))
print(NearestCentroid(shrink_threshold=0.5).fit(iris, kinds).centroids_.round(10))
print(NearestCentroid(metric="manhattan").fit(iris, kinds).centroids_)
print(NearestCentroid().fit(iris, kinds).predict_proba(iris[:2]).round(10))
