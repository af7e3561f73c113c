# KBinsDiscretizer: numbers as the bins they fall into.
import numpy as np
from sklearn.preprocessing import KBinsDiscretizer

np.set_printoptions(precision=12)
X = np.array([[-2.0, 1, -4, -1], [-1, 2, -3, -0.5], [0, 3, -2, 0.5], [1, 4, -1, 2], [9, 4, -1, 3]])
for options in ({"strategy": "uniform"}, {"strategy": "quantile", "quantile_method": "averaged_inverted_cdf"}, {"strategy": "quantile", "quantile_method": "linear"}):
    bins = KBinsDiscretizer(n_bins=3, encode="ordinal", **options).fit(X)
    print(options, bins.transform(X).tolist(), [np.round(edges, 10).tolist() for edges in bins.bin_edges_])
    print(np.round(bins.inverse_transform(bins.transform(X))[0], 10), bins.n_bins_)
onehot = KBinsDiscretizer(n_bins=[2, 3, 2, 2], strategy="uniform")
made = onehot.fit_transform(X)
print(made.format, made.toarray()[0], onehot.get_feature_names_out().tolist(), onehot)
print(KBinsDiscretizer(3, encode="onehot-dense", strategy="uniform").fit_transform(X[:, :1]).tolist())
weighed = KBinsDiscretizer(2, encode="ordinal", strategy="quantile", quantile_method="inverted_cdf").fit(X, sample_weight=[1, 1, 1, 1, 9])
print([edges.tolist() for edges in weighed.bin_edges_])
for call in (lambda: KBinsDiscretizer(1).fit(X), lambda: KBinsDiscretizer([2, 2]).fit(X), lambda: KBinsDiscretizer([2, 1, 2, 2]).fit(X)):
    try:
        call()
    except ValueError as e:
        print(e)
