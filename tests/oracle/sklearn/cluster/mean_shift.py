# Peaks of density, with a bandwidth estimated or given.
import numpy as np
from sklearn.cluster import MeanShift, estimate_bandwidth, get_bin_seeds, mean_shift
from sklearn.datasets import make_blobs

np.set_printoptions(precision=12)
X = np.array([[1, 1], [2, 1], [1, 0], [4, 7], [3, 5], [3, 6]])
found = MeanShift(bandwidth=2).fit(X)
print(found.labels_, found.cluster_centers_, found.predict([[0, 0], [5, 5]]), found.n_iter_)
blobs, _ = make_blobs(n_samples=90, centers=3, random_state=6)
print(round(estimate_bandwidth(blobs, quantile=0.3), 9), round(estimate_bandwidth(blobs, n_samples=40, random_state=1), 9))
print(MeanShift().fit(blobs).cluster_centers_.round(9))
binned = MeanShift(bandwidth=2, bin_seeding=True, cluster_all=False).fit(blobs)
print(binned.labels_[:20], binned.cluster_centers_.round(9))
print(len(get_bin_seeds(blobs, 2.0, 3)), mean_shift(X, bandwidth=2)[1])
try:
    MeanShift(bandwidth=0.1, seeds=[[100, 100]]).fit(X)
except ValueError as error:
    print(" ".join(str(error).split()))
