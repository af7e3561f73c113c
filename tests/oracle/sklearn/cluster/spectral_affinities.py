# Spectral clusters from other affinities.
import numpy as np
from sklearn.cluster import SpectralClustering
from sklearn.metrics import adjusted_rand_score, pairwise_distances

rng = np.random.RandomState(0)
X = np.vstack([rng.normal(0, 0.5, (15, 2)), rng.normal([6, 0], 0.5, (15, 2)), rng.normal([3, 6], 0.5, (15, 2))])
y = np.repeat([0, 1, 2], 15)
near = np.exp(-pairwise_distances(X) ** 2)
for options in ({"gamma": 0.5}, {"affinity": "laplacian"}, {"affinity": "precomputed"}, {"affinity": lambda A, B: np.exp(-pairwise_distances(A[None], B[None])[0, 0])}):
    found = SpectralClustering(3, random_state=0, **options).fit(near if options.get("affinity") == "precomputed" else X)
    print(adjusted_rand_score(y, found.labels_), found.affinity_matrix_.shape)
try:
    SpectralClustering(3, eigen_solver="amg").fit(X)
except ValueError as error:
    print(error)
