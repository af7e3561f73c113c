# How many components: information criteria, soft labels, warnings.
import warnings
import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.mixture import GaussianMixture

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.concatenate([rng.normal(-3, 1, 60), rng.normal(2, 0.5, 40)]).reshape(-1, 1)
bics = [GaussianMixture(n, random_state=0).fit(X).bic(X) for n in range(1, 4)]
print(np.round(bics, 9), int(np.argmin(bics)) + 1)
best = GaussianMixture(2, random_state=0).fit(X)
print(np.round(best.means_.ravel(), 9), np.round(best.covariances_.ravel(), 9), np.round(best.precisions_.ravel(), 9), np.round(best.predict_proba([[0.0]]), 10))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    GaussianMixture(2, max_iter=1, init_params="random", random_state=0).fit(X)
print([(w.category.__name__, str(w.message)) for w in seen])
warm = GaussianMixture(2, warm_start=True, random_state=0, means_init=[[-3.0], [2.0]]).fit(X).fit(X)
print(warm.n_iter_, len(warm.lower_bounds_), np.round(warm.weights_, 10))
GaussianMixture(2, verbose=1, verbose_interval=1, random_state=0, means_init=[[-3.0], [2.0]]).fit(X)
