# What a mixture prints and warns of, and its parameters.
import numpy as np
from sklearn.base import clone
from sklearn.mixture import BayesianGaussianMixture, GaussianMixture

X = np.vstack([np.random.RandomState(0).normal(0, 1, (20, 2)), np.random.RandomState(1).normal(6, 1, (20, 2))])
gmm = GaussianMixture(2, verbose=1, verbose_interval=2, n_init=2, init_params="random", random_state=0, tol=1e-5).fit(X)
print(gmm.converged_, gmm.get_params()["n_init"], clone(gmm), gmm.n_features_in_)
print(BayesianGaussianMixture(n_components=2, max_iter=0, init_params="random", random_state=0).fit(X).n_iter_, BayesianGaussianMixture().get_params())
print(GaussianMixture(2, max_iter=0, random_state=0, init_params="random_from_data").fit(X).weights_)
for options in ({"tol": -1}, {"n_init": 0}, {"weight_concentration_prior": 0}, {"mean_prior": [1.0]}, {"covariance_prior": np.eye(3)}):
    kind = BayesianGaussianMixture if len(options) and list(options)[0].endswith("prior") else GaussianMixture
    try:
        kind(n_components=2, **options).fit(X)
    except ValueError as e:
        print(e)
