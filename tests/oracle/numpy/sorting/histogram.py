# histogram counts, edges, density, weights
import numpy as np

a = np.array([1, 2, 1, 4, 5, 5, 5, 9])
print(np.histogram(a), np.histogram(a, bins=4), np.histogram(a, bins=[0, 2, 5, 10]))
print(np.histogram(a, bins=3, range=(0, 6)), np.histogram(a, bins=2, density=True), np.histogram(a, bins=2, weights=np.arange(8)))
counts, edges = np.histogram([0.1, 0.5, 0.9, 1.0], bins=5, range=(0, 1))
print(counts, edges, counts.dtype, edges.dtype)
print(np.histogram([]), np.histogram([3, 3]), np.histogram_bin_edges(a, bins="sturges"), np.histogram_bin_edges(a, bins="fd"), np.histogram(a, bins="auto")[0])
