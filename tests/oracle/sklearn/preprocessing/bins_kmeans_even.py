# KBinsDiscretizer by k-means where no bin is empty at the start.
import numpy as np
from sklearn.preprocessing import KBinsDiscretizer

X = np.random.RandomState(0).normal(size=(40, 2))
bins = KBinsDiscretizer(n_bins=[4, 3], encode="ordinal", strategy="kmeans").fit(X)
print(bins.transform(X[:6]).tolist(), [np.round(edges, 10).tolist() for edges in bins.bin_edges_])
