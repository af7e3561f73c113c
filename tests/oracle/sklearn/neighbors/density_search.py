# The width of the hills chosen by folds, and densities on a grid.
import numpy as np
from sklearn.model_selection import GridSearchCV
from sklearn.neighbors import KernelDensity

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = np.concatenate([rng.normal(-2, 0.5, 40), rng.normal(2, 1.0, 60)])[:, None]
search = GridSearchCV(KernelDensity(), {"bandwidth": [0.1, 0.3, 0.6, 1.0]}, cv=5).fit(X)
print(search.best_params_, search.cv_results_["mean_test_score"].round(9))
grid = np.linspace(-4, 5, 7)[:, None]
print(np.exp(search.best_estimator_.score_samples(grid)).round(14))
print(KernelDensity(kernel="epanechnikov", bandwidth=0.5).fit(X).score_samples([[0.0], [50.0]]).round(10))
print(KernelDensity(metric="manhattan", bandwidth=0.5).fit(np.c_[X, X]).score_samples([[0.0, 0.0]]).round(10))
try:
    KernelDensity(kernel="linear").fit(X).sample(2)
except NotImplementedError:
    print("NotImplementedError")
