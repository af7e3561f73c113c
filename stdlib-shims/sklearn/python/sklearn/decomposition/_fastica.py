"""`FastICA`: independent sources of mixed signals."""

import warnings

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils import check_random_state

_FLOATS = (np.float64, np.float32)


def _logcosh(x, alpha=1.0):
    g = np.tanh(alpha * x)
    return g, (alpha * (1 - g ** 2)).mean(axis=-1)


def _exp(x, **ignored):
    bell = np.exp(-(x ** 2) / 2)
    return x * bell, ((1 - x ** 2) * bell).mean(axis=-1)


def _cube(x, **ignored):
    return x ** 3, (3 * x ** 2).mean(axis=-1)


def _decorrelated(W):
    """The nearest orthogonal matrix."""
    s, u = np.linalg.eigh(np.dot(W, W.T))
    return (u * (1.0 / np.sqrt(np.clip(s, np.finfo(W.dtype).tiny, None)))) @ u.T @ W


def _in_parallel(X, tol, g, max_iter, W):
    W = _decorrelated(W)
    for n_iter in range(1, max_iter + 1):
        made, slope = g(W @ X)
        new = _decorrelated(made @ X.T / float(X.shape[1]) - slope[:, None] * W)
        change = np.abs(np.abs((new * W).sum(axis=1)) - 1).max()
        W = new
        if change < tol:
            break
    else:
        warnings.warn("FastICA did not converge. Consider increasing tolerance or the maximum number of iterations.", ConvergenceWarning,
                      stacklevel=4)
    return W, n_iter


def _one_by_one(X, tol, g, max_iter, start):
    W, most = np.zeros(start.shape), 0
    for place in range(len(start)):
        w = start[place] / np.sqrt((start[place] ** 2).sum())
        for n_iter in range(1, max_iter + 1):
            made, slope = g(w @ X)
            new = (X * made).mean(axis=1) - slope.mean() * w
            new = new - new @ W[:place].T @ W[:place]
            new = new / np.sqrt((new ** 2).sum())
            change = np.abs(np.abs((new * w).sum()) - 1)
            w = new
            if change < tol:
                break
        most = max(most, n_iter)
        W[place] = w
    return W, most


class FastICA(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Finds directions in which the data are least normal."""

    _rules = {
        "n_components": (int_from(1), "None"), "algorithm": one_of("parallel", "deflation"),
        "whiten": (one_of("arbitrary-variance", "unit-variance"), *BOOL),
        "fun": (one_of("logcosh", "exp", "cube"), "a callable"), "max_iter": int_from(1), "tol": float_in(0.0),
        "whiten_solver": one_of("eigh", "svd"), "random_state": SEED,
    }

    def __init__(self, n_components=None, *, algorithm="parallel", whiten="unit-variance", fun="logcosh", fun_args=None, max_iter=200,
                 tol=1e-4, w_init=None, whiten_solver="svd", random_state=None):
        self.n_components = n_components
        self.algorithm = algorithm
        self.whiten = whiten
        self.fun = fun
        self.fun_args = fun_args
        self.max_iter = max_iter
        self.tol = tol
        self.w_init = w_init
        self.whiten_solver = whiten_solver
        self.random_state = random_state

    def _contrast(self):
        options = self.fun_args or {}
        if not 1 <= options.get("alpha", 1.0) <= 2:
            raise ValueError("alpha must be in [1,2]")
        fun = {"logcosh": _logcosh, "exp": _exp, "cube": _cube}.get(self.fun, self.fun) if isinstance(self.fun, str) else self.fun
        return lambda x: fun(x, **options)

    def _whitening(self, XT, n_components):
        """The matrix that makes the centred data white, and the data so made."""
        if self.whiten_solver == "eigh":
            d, u = np.linalg.eigh(XT @ XT.T)
            order, least = np.argsort(d)[::-1], np.finfo(d.dtype).eps * 10
            if (d < least).any():
                warnings.warn("There are some small singular values, using whiten_solver = 'svd' might lead to more accurate results.",
                              stacklevel=4)
            d, u = np.sqrt(np.maximum(d, least))[order], u[:, order]
        else:
            u, d = np.linalg.svd(XT, full_matrices=False)[:2]
        K = ((u * np.sign(u[0])) / d).T[:n_components]
        return K, (K @ XT) * np.sqrt(XT.shape[1])

    def _fit(self, X, compute_sources):
        X = self._validate(X, dtype=_FLOATS, ensure_min_samples=2)
        g, rng = self._contrast(), check_random_state(self.random_state)
        n_samples, n_features = X.shape
        wanted = self.n_components
        if not self.whiten and wanted is not None:
            wanted = None
            warnings.warn("Ignoring n_components with whiten=False.", stacklevel=3)
        if wanted is None:
            wanted = min(n_samples, n_features)
        if wanted > min(n_samples, n_features):
            wanted = min(n_samples, n_features)
            warnings.warn(f"n_components is too large: it will be set to {wanted}", stacklevel=3)
        if self.whiten:
            mean = X.mean(axis=0)
            XT = (X - mean).T
            K, white = self._whitening(XT, wanted)
        else:
            XT = white = X.T.astype(np.float64)
        start = rng.normal(size=(wanted, wanted)) if self.w_init is None else np.asarray(self.w_init)
        if start.shape != (wanted, wanted):
            raise ValueError(f"w_init has invalid shape -- should be {(wanted, wanted)}")
        solve = _in_parallel if self.algorithm == "parallel" else _one_by_one
        W, self.n_iter_ = solve(white, self.tol, g, self.max_iter, start)
        S = (W @ K @ XT).T if self.whiten else (W @ XT).T
        if self.whiten:
            if self.whiten == "unit-variance":
                spread = np.std(S, axis=0, keepdims=True)
                S, W = S / spread, W / spread.T
            self.components_, self.mean_, self.whitening_ = W @ K, mean, K
        else:
            self.components_ = W
        self.mixing_ = np.linalg.pinv(self.components_)
        self._unmixing = W
        return S if compute_sources else None

    def fit_transform(self, X, y=None):
        """Find the sources and give them."""
        return self._fit(X, True)

    def fit(self, X, y=None):
        """Find the directions of the sources."""
        self._fit(X, False)
        return self

    def transform(self, X, copy=True):
        """The sources of signals."""
        check_fitted(self)
        X = self._validate(X, dtype=_FLOATS, reset=False)
        return np.dot(X - self.mean_ if self.whiten else X, self.components_.T)

    def inverse_transform(self, X, copy=True):
        """The signals that sources make."""
        check_fitted(self)
        X = np.dot(check_array(X, dtype=_FLOATS), self.mixing_.T)
        return X + self.mean_ if self.whiten else X

    @property
    def _n_features_out(self):
        return self.components_.shape[0]


def fastica(X, n_components=None, *, algorithm="parallel", whiten="unit-variance", fun="logcosh", fun_args=None, max_iter=200, tol=1e-4,
            w_init=None, whiten_solver="svd", random_state=None, return_X_mean=False, compute_sources=True, return_n_iter=False):
    """[whitening, unmixing, sources] and, where asked for, the means and the number of rounds."""
    estimator = FastICA(n_components, algorithm=algorithm, whiten=whiten, fun=fun, fun_args=fun_args, max_iter=max_iter, tol=tol,
                        w_init=w_init, whiten_solver=whiten_solver, random_state=random_state)
    S = estimator._fit(X, compute_sources)
    white = estimator.whiten in ("unit-variance", "arbitrary-variance")
    made = [estimator.whitening_ if white else None, estimator._unmixing, S]
    if return_X_mean:
        made.append(estimator.mean_ if white else None)
    if return_n_iter:
        made.append(estimator.n_iter_)
    return made
