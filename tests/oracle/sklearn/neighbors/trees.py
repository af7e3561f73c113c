# Trees of points asked directly.
import numpy as np
from sklearn.neighbors import BallTree, KDTree

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.random_sample((30, 3))
for kind in (KDTree, BallTree):
    tree = kind(X, leaf_size=4)
    distances, places = tree.query(X[:2], k=3)
    print(kind.__name__, distances.round(11).tolist(), places.tolist())
    print(tree.query_radius(X[:2], r=0.35, count_only=True), [row.tolist() for row in tree.query_radius(X[:2], r=0.35)])
    print(tree.two_point_correlation(X, [0.2, 0.5]), tree.kernel_density(X[:2], h=0.3, kernel="tophat").round(9))
print(BallTree(X[:, :2], metric="haversine").query(X[:1, :2], k=2)[0].round(11))
try:
    KDTree(X, leaf_size=2).query(X[:1], k=99)
except ValueError as error:
    print(error)
