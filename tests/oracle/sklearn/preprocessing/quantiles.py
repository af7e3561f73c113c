# QuantileTransformer: values spread evenly, or like a bell.
import numpy as np
from sklearn.preprocessing import QuantileTransformer, quantile_transform

X = np.sort(np.random.RandomState(0).lognormal(size=(25, 2)), axis=0)
for options in ({"n_quantiles": 10}, {"n_quantiles": 25, "output_distribution": "normal"}):
    transformer = QuantileTransformer(random_state=0, **options)
    Y = transformer.fit_transform(X)
    print(transformer, np.round(Y[::6], 10).tolist(), np.allclose(transformer.inverse_transform(Y), X))
    print(transformer.n_quantiles_, np.round(transformer.quantiles_[:2], 11).tolist(), np.round(transformer.transform([[0.0, 99], [np.nan, 1]]), 11).tolist())
print(np.round(quantile_transform([[0.5], [1], [1], [3]], n_quantiles=4), 10).tolist())
print(np.round(QuantileTransformer(n_quantiles=5, subsample=10, random_state=3).fit(X).quantiles_, 10).tolist())
try:
    QuantileTransformer(n_quantiles=50, subsample=10).fit(X)
except ValueError as e:
    print(e)
