# What distances refuse.
import numpy as np
from scipy.spatial import distance

X = np.eye(3)
for wrong in (
    lambda: distance.pdist(X, "far"),
    lambda: distance.cdist(X, np.eye(2)),
    lambda: distance.pdist([1, 2, 3]),
    lambda: distance.squareform([1, 2, 3, 4]),
    lambda: distance.squareform(np.array([[0, 1], [2, 0]])),
    lambda: distance.euclidean([[1, 2]], [[3, 4]]),
    lambda: distance.minkowski([1, 2], [3, 4], p=-1),
    lambda: distance.euclidean([1, 2], [3, 4], w=[-1, 1]),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
