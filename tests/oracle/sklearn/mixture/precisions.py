# Mixtures whose precisions are given; the four shapes of covariance.
import numpy as np
from sklearn.mixture import GaussianMixture

np.set_printoptions(precision=12)
X = np.vstack([np.random.RandomState(0).normal(0, 1, (30, 2)), np.random.RandomState(1).normal(4, 0.8, (20, 2))])
shapes = {"full": [np.eye(2), 2 * np.eye(2)], "tied": np.eye(2), "diag": [[1.0, 1], [2, 2]], "spherical": [1.0, 2]}
for kind, precisions in shapes.items():
    gmm = GaussianMixture(2, covariance_type=kind, weights_init=[0.5, 0.5], means_init=[[0, 0], [4, 4]], precisions_init=precisions, max_iter=50).fit(X)
    print(kind, gmm.means_.round(9).tolist(), np.ravel(gmm.covariances_)[:3].round(9), np.ravel(gmm.precisions_cholesky_)[:3].round(9), gmm.n_iter_)
for options in ({"covariance_type": "full", "precisions_init": np.eye(2)}, {"covariance_type": "diag", "precisions_init": -np.ones((2, 2))},
                {"covariance_type": "tied", "precisions_init": np.array([[1.0, 2], [0, 1]])}, {"reg_covar": -1.0}, {"covariance_type": "spherical", "precisions_init": [1.0]}):
    try:
        GaussianMixture(2, **options).fit(X)
    except ValueError as e:
        print(e)
try:
    GaussianMixture(2, reg_covar=0, init_params="random_from_data", random_state=0).fit(np.repeat([[1.0, 2], [3, 4]], 5, axis=0))
except ValueError as e:
    print(e)
