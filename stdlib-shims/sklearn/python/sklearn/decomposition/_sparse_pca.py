"""`SparsePCA`: components with few elements that are not zero."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils import check_random_state
from sklearn.utils.extmath import svd_flip


class SparsePCA(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Sparse components that put the rows together again."""

    _rules = {
        "n_components": ("None", int_from(1)), "alpha": float_in(0.0), "ridge_alpha": float_in(0.0), "max_iter": int_from(0),
        "tol": float_in(0.0), "method": one_of("lars", "cd"), "random_state": SEED,
    }

    def __init__(self, n_components=None, *, alpha=1, ridge_alpha=0.01, max_iter=1000, tol=1e-8, method="lars", n_jobs=None, U_init=None,
                 V_init=None, verbose=False, random_state=None):
        self.n_components = n_components
        self.alpha = alpha
        self.ridge_alpha = ridge_alpha
        self.max_iter = max_iter
        self.tol = tol
        self.method = method
        self.n_jobs = n_jobs
        self.verbose = verbose
        self.random_state = random_state
        self.U_init = U_init
        self.V_init = V_init

    def fit(self, X, y=None):
        """Find the components."""
        from sklearn.decomposition._dictionary import dict_learning
        rng = check_random_state(self.random_state)
        X = self._validate(X)
        self.mean_ = X.mean(axis=0)
        wanted = X.shape[1] if self.n_components is None else self.n_components
        code, dictionary, self.error_, self.n_iter_ = dict_learning(
            (X - self.mean_).T, wanted, alpha=self.alpha, tol=self.tol, max_iter=self.max_iter, method=self.method, verbose=self.verbose,
            random_state=rng, code_init=None if self.V_init is None else self.V_init.T,
            dict_init=None if self.U_init is None else self.U_init.T, return_n_iter=True,
        )
        components = svd_flip(code, dictionary)[0].T
        lengths = np.linalg.norm(components, axis=1)[:, None]
        self.components_ = components / np.where(lengths == 0, 1, lengths)
        self.n_components_ = len(self.components_)
        return self

    def transform(self, X):
        """Rows as sums of the components, by ridge regression."""
        check_fitted(self)
        away = self._validate(X, reset=False) - self.mean_
        inner = self.components_ @ self.components_.T + self.ridge_alpha * np.eye(len(self.components_))
        return np.linalg.solve(inner, self.components_ @ away.T).T

    def inverse_transform(self, X):
        """Rows put together again."""
        check_fitted(self)
        return check_array(X) @ self.components_ + self.mean_

    @property
    def _n_features_out(self):
        return self.components_.shape[0]
