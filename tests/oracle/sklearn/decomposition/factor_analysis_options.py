# FactorAnalysis: starts, rounds, likelihoods, more factors than needed.
import warnings
import numpy as np
from sklearn.decomposition import FactorAnalysis

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
X = rng.normal(size=(60, 2)) @ rng.normal(size=(2, 5)) + 0.3 * rng.normal(size=(60, 5))
for options in ({"noise_variance_init": np.full(5, 0.5)}, {"tol": 1e-6}, {"svd_method": "lapack", "rotation": "varimax"}, {"n_components": None}):
    fa = FactorAnalysis(**{"n_components": 2, **options}).fit(X)
    print(fa.components_.shape, fa.noise_variance_.round(10), fa.n_iter_, round(fa.score(X), 9), np.abs(fa.transform(X[:1])).round(9).tolist())
print(fa.get_precision().shape, fa.mean_.round(10), fa.score_samples(X[:2]).round(9))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    FactorAnalysis(2, max_iter=1).fit(X)
print([str(w.message) for w in seen])
try:
    FactorAnalysis(2, noise_variance_init=[1.0]).fit(X)
except ValueError as e:
    print(e)
