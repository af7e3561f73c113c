"""`TruncatedSVD`: the largest singular values, without centring; made for sparse matrices."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils import check_random_state
from sklearn.utils.extmath import mean_and_variance, randomized_svd, safe_sparse_dot, svd_flip


class TruncatedSVD(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Rows as sums of the first singular vectors."""

    _rules = {
        "n_components": int_from(1), "algorithm": one_of("arpack", "randomized"), "n_iter": int_from(0), "n_oversamples": int_from(1),
        "power_iteration_normalizer": one_of("auto", "OR", "LU", "none"), "random_state": SEED, "tol": float_in(0.0),
    }

    def __init__(self, n_components=2, *, algorithm="randomized", n_iter=5, n_oversamples=10, power_iteration_normalizer="auto",
                 random_state=None, tol=0.0):
        self.algorithm = algorithm
        self.n_components = n_components
        self.n_iter = n_iter
        self.n_oversamples = n_oversamples
        self.power_iteration_normalizer = power_iteration_normalizer
        self.random_state = random_state
        self.tol = tol

    def fit(self, X, y=None):
        """Find the singular vectors."""
        self.fit_transform(X)
        return self

    def fit_transform(self, X, y=None):
        """Find the singular vectors, and give the rows as sums of them."""
        X = self._validate(X, accept_sparse=("csr", "csc"), ensure_min_features=2)
        rng = check_random_state(self.random_state)
        wanted = self.n_components
        if self.algorithm == "arpack":
            least = min(X.shape)
            if wanted >= least:
                raise ValueError("`k` must be an integer satisfying `0 < k < min(A.shape)`.")
            rng.uniform(-1, 1, least)
            U, S, Vt = np.linalg.svd(X.toarray() if hasattr(X, "toarray") else X.astype(np.float64), full_matrices=False)
            U, S, Vt = U[:, :wanted], S[:wanted], Vt[:wanted]
        else:
            if wanted > X.shape[1]:
                raise ValueError(f"n_components({wanted}) must be <= n_features({X.shape[1]}).")
            U, S, Vt = randomized_svd(X, wanted, n_iter=self.n_iter, n_oversamples=self.n_oversamples,
                                      power_iteration_normalizer=self.power_iteration_normalizer, random_state=rng, flip_sign=False)
        U, Vt = svd_flip(U, Vt, u_based_decision=False)
        self.components_ = Vt
        made = U * S if self.algorithm == "arpack" and self.tol == 0 else safe_sparse_dot(X, Vt.T)
        self.explained_variance_ = np.var(made, axis=0)
        self.explained_variance_ratio_ = self.explained_variance_ / mean_and_variance(X)[1].sum()
        self.singular_values_ = S
        return made

    def transform(self, X):
        """Rows as sums of the singular vectors."""
        check_fitted(self)
        return safe_sparse_dot(self._validate(X, accept_sparse=("csr", "csc"), reset=False), self.components_.T)

    def inverse_transform(self, X):
        """Rows put together again."""
        return np.dot(check_array(X), self.components_)

    @property
    def _n_features_out(self):
        return self.components_.shape[0]
