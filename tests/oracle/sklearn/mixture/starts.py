# Where the rounds start: at random, at rows, at given means; best of several starts.
import numpy as np
from sklearn.mixture import GaussianMixture

np.set_printoptions(precision=12)
rng = np.random.RandomState(4)
X = np.vstack([rng.normal(0, 1, (40, 2)), rng.normal(5, 0.7, (30, 2))])
for options in ({"init_params": "random"}, {"init_params": "random_from_data"}, {"init_params": "k-means++"}, {"init_params": "random", "n_init": 4},
                {"means_init": [[0, 0], [5, 5]]}, {"weights_init": [0.4, 0.6], "means_init": [[0, 0], [5, 5]], "precisions_init": [np.eye(2), np.eye(2)]}):
    gmm = GaussianMixture(2, random_state=1, tol=1e-6, **options).fit(X)
    print(np.round(gmm.means_, 9).tolist(), np.round(gmm.weights_, 10), gmm.n_iter_, round(gmm.lower_bound_, 9))
sphere = GaussianMixture(2, covariance_type="spherical", random_state=0, means_init=[[0, 0], [5, 5]]).fit(X)
points, labels = sphere.sample(5)
print(np.round(points, 9).tolist(), labels)
for call in (lambda: GaussianMixture(99).fit(X), lambda: GaussianMixture(2, weights_init=[0.5, 0.6]).fit(X), lambda: GaussianMixture(0).fit(X),
             lambda: GaussianMixture(2, means_init=[[0, 0]]).fit(X), lambda: GaussianMixture().predict(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
