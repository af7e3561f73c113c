"""How far two clusterings agree."""
import numpy as np
from sklearn import metrics as m
from sklearn.metrics.cluster import contingency_matrix, entropy, pair_confusion_matrix

rng = np.random.RandomState(1)
a = rng.randint(0, 4, 60)
b = np.where(rng.rand(60) < 0.6, a, rng.randint(0, 5, 60))
for name in ("rand_score", "adjusted_rand_score", "mutual_info_score", "adjusted_mutual_info_score", "normalized_mutual_info_score",
             "homogeneity_score", "completeness_score", "v_measure_score", "fowlkes_mallows_score"):
    print(name, round(getattr(m, name)(a, b), 12))
print([round(m.adjusted_mutual_info_score(a, b, average_method=way), 11) for way in ("min", "max", "geometric", "arithmetic")])
print(np.round(m.homogeneity_completeness_v_measure(a, b, beta=0.5), 12).tolist())
print(contingency_matrix(a, b).tolist(), round(entropy(a), 12))
print(pair_confusion_matrix(["x", "x", "y"], ["u", "v", "v"]).tolist())
print([m.adjusted_rand_score([0, 0, 1, 1], [1, 1, 0, 0]), m.adjusted_mutual_info_score([0, 0], [0, 0]), m.normalized_mutual_info_score([0, 1], [0, 0]), m.v_measure_score([], [])])
try:
    m.rand_score([0, 1], [0])
except ValueError as error:
    print(error)
