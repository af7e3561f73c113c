# A tree of points: neighbours by number and by radius.
import numpy as np
from scipy.spatial import KDTree, cKDTree

np.set_printoptions(precision=12)
x, y = np.mgrid[0:5, 2:8]
tree = KDTree(np.c_[x.ravel() + 0.1 * y.ravel(), y.ravel()])
distances, places = tree.query([[0, 0], [2.2, 2.9]], k=1)
print(distances.round(10), places)
distances, places = tree.query([[0, 0], [2.2, 2.9]], k=3)
print(distances.round(10), places)
print(tree.query([2.2, 2.9]), tree.query([0, 0], k=2, distance_upper_bound=2.1))
print(tree.query([[2.2, 2.9]], k=[2, 4])[1], round(tree.query([2.2, 2.9], p=1)[0], 11), round(tree.query([2.2, 2.9], p=np.inf)[0], 11))
print(sorted(tree.query_ball_point([2, 4], 1.2)), tree.query_ball_point([[2, 4], [0, 0]], 1.2, return_length=True))
print(tree.n, tree.m, tree.maxes, tree.mins, tree.leafsize, type(cKDTree(np.eye(2)).query([0, 0])[1]).__name__)
