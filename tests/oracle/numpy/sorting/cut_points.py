# quantile bins with digitize
import numpy as np

x = np.array([1, 7, 5, 3, 9, 2, 8])
edges = np.quantile(x, [0.25, 0.5, 0.75])
print(edges, np.digitize(x, edges), np.searchsorted(edges, x), np.bincount(np.digitize(x, edges)), np.histogram(x, edges)[0])
