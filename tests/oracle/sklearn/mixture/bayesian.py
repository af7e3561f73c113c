# BayesianGaussianMixture: components that are not needed stay nearly empty.
import numpy as np
from sklearn.mixture import BayesianGaussianMixture

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
X = np.vstack([rng.normal(0, 1, (50, 2)), rng.normal(6, 1, (40, 2))])
for options in ({"covariance_type": "full"}, {"covariance_type": "tied"}, {"covariance_type": "diag"}, {"covariance_type": "spherical"},
                {"weight_concentration_prior_type": "dirichlet_distribution", "weight_concentration_prior": 0.01}):
    model = BayesianGaussianMixture(n_components=4, init_params="random", random_state=0, max_iter=300, **options).fit(X)
    print(options, np.round(np.sort(model.weights_)[::-1], 10), model.n_iter_, np.round(np.ravel(model.lower_bound_), 9))
    print(np.bincount(model.predict(X), minlength=4).max(), np.round(model.means_[model.weights_.argmax()], 9), round(model.score(X), 9))
print(model.weight_concentration_prior_, model.degrees_of_freedom_prior_, np.round(model.mean_prior_, 9), model)
try:
    BayesianGaussianMixture(degrees_of_freedom_prior=0.5).fit(X)
except ValueError as e:
    print(e)
