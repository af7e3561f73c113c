"""A grid of parameters, and the table of what came of it."""
import numpy as np
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.model_selection import GridSearchCV, KFold
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler


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
search = GridSearchCV(Shrunk(), {"alpha": [0.01, 1.0, 10.0], "power": [1, 2]}, cv=KFold(3), return_train_score=True)
print(search)
print(search.fit(X, y).best_params_, round(search.best_score_, 10), search.best_index_, search.n_splits_, search.multimetric_)
print(list(search.cv_results_))
print(search.cv_results_["mean_test_score"].round(10).tolist(), search.cv_results_["std_test_score"].round(10).tolist())
print(search.cv_results_["rank_test_score"], search.cv_results_["rank_test_score"].dtype, search.cv_results_["split1_train_score"].round(10).tolist())
print(search.cv_results_["params"], list(search.cv_results_["param_alpha"]))
print(search.best_estimator_, search.predict(X[:2]).round(10).tolist(), round(search.score(X, y), 10))
piped = GridSearchCV(make_pipeline(StandardScaler(), Shrunk()), [{"shrunk__alpha": [0.1, 1]}, {"standardscaler": ["passthrough"]}], cv=3, scoring="neg_mean_squared_error")
print(piped.fit(X, y).best_params_, list(piped.cv_results_)[4:7])
several = GridSearchCV(Shrunk(), {"alpha": [0.01, 1.0]}, scoring=["r2", "neg_max_error"], refit="neg_max_error", cv=3).fit(X, y)
print(several.best_params_, [key for key in several.cv_results_ if "rank" in key], sorted(several.scorer_), round(several.score(X, y), 10))
print(GridSearchCV(Shrunk(), {"alpha": [0.01, 1.0]}, cv=3, refit=lambda table: 1).fit(X, y).best_params_)
plain = GridSearchCV(Shrunk(), {"alpha": [0.01, 1.0]}, cv=3, refit=False).fit(X, y)
for call in (lambda: plain.predict(X), lambda: GridSearchCV(Shrunk(), {"beta": [1]}, cv=3).fit(X, y), lambda: GridSearchCV(Shrunk(), {"alpha": 1}).fit(X, y),
             lambda: GridSearchCV(Shrunk(), {"alpha": [1]}, scoring=["r2"]).fit(X, y), lambda: GridSearchCV(Shrunk(), {"alpha": [1]}).predict(X),
             lambda: GridSearchCV(Shrunk(), {"alpha": []}).fit(X, y)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error)[:180])
