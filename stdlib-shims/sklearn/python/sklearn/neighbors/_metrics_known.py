"""Which metrics each way of searching takes."""

from sklearn.neighbors._trees import BallTree, KDTree

_BRUTE = ("cityblock cosine euclidean haversine l1 l2 manhattan nan_euclidean precomputed braycurtis canberra chebyshev correlation "
          "dice hamming jaccard mahalanobis minkowski rogerstanimoto russellrao seuclidean sokalsneath sqeuclidean yule").split()
VALID_METRICS = {"ball_tree": BallTree.valid_metrics, "kd_tree": KDTree.valid_metrics, "brute": sorted(_BRUTE)}
VALID_METRICS_SPARSE = {
    "ball_tree": [], "kd_tree": [], "brute": {name for name in _BRUTE if name not in ("haversine", "nan_euclidean")},
}
