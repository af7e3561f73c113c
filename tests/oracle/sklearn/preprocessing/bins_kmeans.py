# KBinsDiscretizer by k-means: edges half-way between the means.
import numpy as np
from sklearn.preprocessing import KBinsDiscretizer

X = np.array([[-2.0, 1, -4, -1], [-1, 2, -3, -0.5], [0, 3, -2, 0.5], [1, 4, -1, 2], [9, 4, -1, 3]])
bins = KBinsDiscretizer(n_bins=3, encode="ordinal", strategy="kmeans").fit(X)
print(bins.transform(X).tolist(), [np.round(edges, 10).tolist() for edges in bins.bin_edges_])
