"""Parameters drawn at random."""
import numpy as np
from scipy.stats import randint, uniform
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.model_selection import RandomizedSearchCV


class Shrunk(RegressorMixin, BaseEstimator):
    def __init__(self, alpha=1.0, power=1):
        self.alpha = alpha
        self.power = power

    def fit(self, X, y):
        Z = X ** self.power
        self.coef_ = np.linalg.solve(Z.T @ Z + self.alpha * np.eye(X.shape[1]), Z.T @ y)
        return self

    def predict(self, X):
        return X ** self.power @ self.coef_


rng = np.random.RandomState(0)
X = rng.rand(30, 2)
y = X @ [2.0, -1.0] + 0.1 * rng.randn(30)
search = RandomizedSearchCV(Shrunk(), {"alpha": uniform(0, 4), "power": randint(1, 4)}, n_iter=5, random_state=1, cv=3)
search.fit(X, y)
print([{name: round(float(value), 9) for name, value in params.items()} for params in search.cv_results_["params"]])
print(search.cv_results_["mean_test_score"].round(10).tolist(), round(search.best_score_, 10))
listed = RandomizedSearchCV(Shrunk(), {"alpha": [0.1, 1, 10, 100], "power": [1, 2, 3]}, n_iter=4, random_state=2, cv=3).fit(X, y)
print(listed.cv_results_["params"], listed.best_params_)
print(RandomizedSearchCV(Shrunk(), {"alpha": [1, 2]}, n_iter=3))
