# FactorAnalysis: few factors behind many columns, with and without rotation.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.decomposition import FactorAnalysis

np.set_printoptions(precision=12)
X = load_iris().data
for options in ({}, {"rotation": "varimax"}, {"rotation": "quartimax"}, {"svd_method": "lapack"}):
    fa = FactorAnalysis(n_components=2, random_state=0, **options)
    Y = fa.fit_transform(X)
    print(options, np.round(fa.components_, 9).tolist(), np.round(fa.noise_variance_, 11), np.round(Y[0], 9))
print(round(fa.score(X), 9), fa.n_iter_, round(fa.loglike_[-1], 9), np.round(fa.get_covariance()[0], 9), np.round(fa.get_precision()[0], 8), fa)
