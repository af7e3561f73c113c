# FactorAnalysis: few factors behind many columns, with and without rotation.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.decomposition import FactorAnalysis

X = load_iris().data
for options in ({}, {"rotation": "varimax"}, {"rotation": "quartimax"}, {"svd_method": "lapack"}):
    fa = FactorAnalysis(n_components=2, random_state=0, **options)
    Y = fa.fit_transform(X)
    print(options, np.round(fa.components_, 5).tolist(), np.round(fa.noise_variance_, 5), np.round(Y[0], 5))
print(round(fa.score(X), 5), fa.n_iter_, round(fa.loglike_[-1], 4), np.round(fa.get_covariance()[0], 5), np.round(fa.get_precision()[0], 4), fa)
