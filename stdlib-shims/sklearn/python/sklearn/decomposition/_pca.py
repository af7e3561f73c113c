"""`PCA`: directions in which the rows vary most."""

from math import lgamma, log, pi, sqrt

import numpy as np
from _sklearn_columns import totals
from _sklearn_linear import products

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils import check_random_state
from sklearn.utils.extmath import fast_logdet, mean_and_variance, randomized_svd, svd_flip

_FLOATS = (np.float64, np.float32)
# Up to so many columns their products are made of a few rows at a time.
NARROW = 64


class BasePCA(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """What a fitted PCA can do."""

    def _scaled(self):
        """Components (scaled where whitened) and how much more than noise each one explains."""
        components, variance = self.components_, self.explained_variance_
        if self.whiten:
            components = components * np.sqrt(variance[:, None])
        return components, np.where(variance > self.noise_variance_, variance - self.noise_variance_, 0.0)

    def get_covariance(self):
        """The covariance that the components and the noise make."""
        components, extra = self._scaled()
        return (components.T * extra) @ components + np.eye(components.shape[1]) * self.noise_variance_

    def get_precision(self):
        """The inverse of that covariance."""
        n_features = self.components_.shape[1]
        if self.n_components_ == 0:
            return np.eye(n_features) / self.noise_variance_
        if self.noise_variance_ == 0.0:
            return np.linalg.inv(self.get_covariance())
        components, extra = self._scaled()
        inner = components @ components.T / self.noise_variance_
        with np.errstate(divide="ignore"):
            inner = inner + np.diag(1.0 / extra)
        made = components.T @ np.linalg.inv(inner) @ components
        return made / -(self.noise_variance_ ** 2) + np.eye(n_features) / self.noise_variance_

    def transform(self, X):
        """Rows as sums of components."""
        # Before it is fitted, the original misses this name first.
        _ = self.components_
        return self._project(self._validate(X, reset=False, dtype=_FLOATS, accept_sparse=("csr", "csc")))

    def _project(self, X):
        made = X @ self.components_.T - np.reshape(self.mean_, (1, -1)) @ self.components_.T
        if self.whiten:
            scale = np.sqrt(self.explained_variance_)
            made = made / np.maximum(scale, np.finfo(scale.dtype).eps)
        return made

    def inverse_transform(self, X):
        """Rows put together again from their components."""
        components = self.components_
        if self.whiten:
            components = np.sqrt(self.explained_variance_[:, None]) * components
        return np.asarray(X) @ components + self.mean_

    @property
    def _n_features_out(self):
        return self.components_.shape[0]


def _evidence(spectrum, rank, n_samples):
    """The logarithm of Minka's evidence for a number of components."""
    n_features = len(spectrum)
    if spectrum[rank - 1] < 1e-15:
        return -np.inf
    pu = -rank * log(2.0) + sum(lgamma((n_features - i + 1) / 2.0) - log(pi) * (n_features - i + 1) / 2.0 for i in range(1, rank + 1))
    pl = -np.log(spectrum[:rank]).sum() * n_samples / 2.0
    v = max(1e-15, spectrum[rank:].sum() / (n_features - rank))
    pv = -log(v) * n_samples * (n_features - rank) / 2.0
    m = n_features * rank - rank * (rank + 1.0) / 2.0
    flat = spectrum.copy()
    flat[rank:] = v
    pa = 0.0
    for i in range(rank):
        with np.errstate(divide="ignore", invalid="ignore"):
            pa += np.log((spectrum[i] - spectrum[i + 1:]) * (1.0 / flat[i + 1:] - 1.0 / flat[i])).sum()
        pa += log(n_samples) * (n_features - i - 1)
    return pu + pl + pv + log(2.0 * pi) * (m + rank) / 2.0 - pa / 2.0 - rank * log(n_samples) / 2.0


def _likely_rank(spectrum, n_samples):
    return np.argmax(np.array([-np.inf] + [_evidence(spectrum, rank, n_samples) for rank in range(1, len(spectrum))]))


class PCA(BasePCA):
    """Principal components of the rows."""

    _rules = {
        "n_components": (int_from(0), float_in(0.0, 1.0, "()"), one_of("mle"), "None"), "copy": BOOL, "whiten": BOOL,
        "svd_solver": one_of("auto", "full", "covariance_eigh", "arpack", "randomized"), "tol": float_in(0.0),
        "iterated_power": (one_of("auto"), int_from(0)), "n_oversamples": int_from(1),
        "power_iteration_normalizer": one_of("auto", "QR", "LU", "none"), "random_state": SEED,
    }

    def __init__(self, n_components=None, *, copy=True, whiten=False, svd_solver="auto", tol=0.0, iterated_power="auto",
                 n_oversamples=10, power_iteration_normalizer="auto", random_state=None):
        self.n_components = n_components
        self.copy = copy
        self.whiten = whiten
        self.svd_solver = svd_solver
        self.tol = tol
        self.iterated_power = iterated_power
        self.n_oversamples = n_oversamples
        self.power_iteration_normalizer = power_iteration_normalizer
        self.random_state = random_state

    def fit(self, X, y=None):
        """Find the components."""
        self._fit(X)
        return self

    def fit_transform(self, X, y=None):
        """Find the components, and give the rows as sums of them."""
        U, S, X = self._fit(X)
        if U is None:
            return self._project(X)
        U = U[:, :self.n_components_]
        return U * sqrt(X.shape[0] - 1) if self.whiten else U * S[:self.n_components_]

    def _fit(self, X):
        sparse = hasattr(X, "tocsr")
        self._check_parameters()
        if sparse and self.svd_solver not in ("auto", "arpack", "covariance_eigh"):
            raise TypeError(f'PCA only support sparse inputs with the "arpack" and "covariance_eigh" solvers, while "{self.svd_solver}" '
                            "was passed. See TruncatedSVD for a possible alternative.")
        X = self._validate(X, dtype=_FLOATS, accept_sparse=("csr", "csc"))
        solver = "arpack" if self.svd_solver == "auto" and sparse else self.svd_solver
        least = min(X.shape)
        wanted = self.n_components
        if wanted is None:
            wanted = least - 1 if solver == "arpack" else least
        if solver == "auto":
            if X.shape[1] <= 1000 and X.shape[0] >= 10 * X.shape[1]:
                solver = "covariance_eigh"
            elif max(X.shape) <= 500 or wanted == "mle":
                solver = "full"
            else:
                solver = "randomized" if 1 <= wanted < 0.8 * least else "full"
        self._fit_svd_solver = solver
        if solver in ("full", "covariance_eigh"):
            return self._fit_full(X.toarray() if sparse else X, wanted)
        return self._fit_some(X, wanted)

    def _fit_full(self, X, wanted):
        n_samples, n_features = X.shape
        least = min(X.shape)
        if wanted == "mle":
            if n_samples < n_features:
                raise ValueError("n_components='mle' is only supported if n_samples >= n_features")
        elif not 0 <= wanted <= least:
            raise ValueError(f"n_components={wanted} must be between 0 and min(n_samples, n_features)={least} with "
                             f"svd_solver={self._fit_svd_solver!r}")
        is_narrow = X.dtype == np.float64 and n_features <= NARROW
        self.mean_ = totals(X) / n_samples if is_narrow else X.mean(axis=0)
        if self._fit_svd_solver == "full":
            U, S, Vt = np.linalg.svd(X - self.mean_, full_matrices=False)
            variance = S ** 2 / (n_samples - 1)
        else:
            squares = products(X, np.empty((n_samples, 0)), np.zeros(n_features), None) if is_narrow else X.T @ X
            C = (squares - n_samples * self.mean_[:, None] * self.mean_[None, :]) / (n_samples - 1)
            values, vectors = np.linalg.eigh(C)
            variance = np.maximum(values[::-1], 0.0)
            S = np.sqrt(variance * (n_samples - 1))
            U, Vt = None, vectors[:, ::-1].T
        U, Vt = svd_flip(U, Vt, u_based_decision=False)
        ratio = variance / variance.sum()
        if wanted == "mle":
            wanted = _likely_rank(variance, n_samples)
        elif 0 < wanted < 1.0:
            wanted = np.searchsorted(np.cumsum(ratio), wanted, side="right") + 1
        self.noise_variance_ = variance[wanted:].mean() if wanted < least else 0.0
        self.n_samples_, self.n_components_ = n_samples, wanted
        self.components_ = Vt[:wanted].copy()
        self.explained_variance_, self.explained_variance_ratio_ = variance[:wanted].copy(), ratio[:wanted].copy()
        self.singular_values_ = S[:wanted].copy()
        return U, S, X

    def _fit_some(self, X, wanted):
        """The first components only; what ARPACK would iterate to is taken from the full decomposition."""
        n_samples, n_features = X.shape
        solver, least = self._fit_svd_solver, min(X.shape)
        if isinstance(wanted, str):
            raise ValueError(f"n_components={wanted!r} cannot be a string with svd_solver='{solver}'")
        if not 1 <= wanted <= least:
            raise ValueError(f"n_components={wanted!r} must be between 1 and min(n_samples, n_features)={least!r} with "
                             f"svd_solver='{solver}'")
        if solver == "arpack" and wanted == least:
            raise ValueError(f"n_components={wanted!r} must be strictly less than min(n_samples, n_features)={least!r} with "
                             f"svd_solver='{solver}'")
        rng = check_random_state(self.random_state)
        self.mean_, variance = mean_and_variance(X)
        total = variance.sum() * n_samples / (n_samples - 1)
        centred = (X.toarray() if hasattr(X, "toarray") else X) - self.mean_
        if solver == "arpack":
            rng.uniform(-1, 1, least)
            U, S, Vt = (part[..., :wanted] if place < 2 else part[:wanted]
                        for place, part in enumerate(np.linalg.svd(centred, full_matrices=False)))
        else:
            U, S, Vt = randomized_svd(centred, wanted, n_oversamples=self.n_oversamples, n_iter=self.iterated_power,
                                      power_iteration_normalizer=self.power_iteration_normalizer, flip_sign=False, random_state=rng)
        U, Vt = svd_flip(U, Vt, u_based_decision=False)
        self.n_samples_, self.n_components_, self.components_ = n_samples, wanted, Vt
        self.explained_variance_ = S ** 2 / (n_samples - 1)
        self.explained_variance_ratio_ = self.explained_variance_ / total
        self.singular_values_ = S.copy()
        self.noise_variance_ = (total - self.explained_variance_.sum()) / (least - wanted) if wanted < least else 0.0
        return U, S, X

    def score_samples(self, X):
        """The logarithm of the likelihood of each row."""
        check_fitted(self)
        X = self._validate(X, reset=False, dtype=_FLOATS)
        away, precision = X - self.mean_, self.get_precision()
        return -0.5 * (away * (away @ precision)).sum(axis=1) - 0.5 * (X.shape[1] * log(2.0 * pi) - fast_logdet(precision))

    def score(self, X, y=None):
        """The mean logarithm of the likelihood."""
        return float(self.score_samples(X).mean())
