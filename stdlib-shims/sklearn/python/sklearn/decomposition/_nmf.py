"""`NMF`: a matrix without negative numbers as the product of two such matrices."""

import time
import warnings

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils import check_random_state
from sklearn.utils.extmath import randomized_svd, safe_sparse_dot, squared_norm

EPSILON = np.finfo(np.float32).eps
_FLOATS = (np.float64, np.float32)
_LOSSES = {"frobenius": 2, "kullback-leibler": 1, "itakura-saito": 0}


def check_not_negative(X, whom):
    """Raise where X has negative numbers."""
    if X.min() < 0:
        raise ValueError(f"Negative values in data passed to {whom}.")


def beta_divergence(X, W, H, beta, square_root=False):
    """How far W H is from X."""
    if beta == 2:
        if hasattr(X, "tocsr"):
            square = np.dot(X.data, X.data) + np.vdot(W.T @ W @ H, H) - 2.0 * np.vdot(X @ H.T, W)
        else:
            square = squared_norm(X - W @ H)
        return np.sqrt(square) if square_root else square / 2.0
    X = X.toarray() if hasattr(X, "toarray") else X
    whole = W @ H
    made, given = whole.ravel(), X.ravel()
    there = given > EPSILON
    made, given = np.maximum(made[there], EPSILON), given[there]
    if beta == 1:
        loss = np.dot(given, np.log(given / made)) + np.dot(W.sum(axis=0), H.sum(axis=1)) - given.sum()
    elif beta == 0:
        ratio = given / made
        loss = ratio.sum() - X.size - np.log(ratio).sum()
    else:
        loss = (given ** beta).sum() - beta * np.dot(given, made ** (beta - 1)) + (whole ** beta).sum() * (beta - 1)
        loss /= beta * (beta - 1)
    return np.sqrt(2 * max(loss, 0)) if square_root else loss


def initial_factors(X, n_components, init=None, random_state=None):
    """The two factors an iteration starts from."""
    check_not_negative(X, "NMF initialization")
    least = min(X.shape)
    if init is not None and init != "random" and n_components > least:
        raise ValueError(f"init = '{init}' can only be used when n_components <= min(n_samples, n_features)")
    if init is None:
        init = "nndsvda" if n_components <= least else "random"
    if init == "random":
        rng = check_random_state(random_state)
        mean = np.sqrt(X.mean() / n_components)
        H = np.abs(mean * rng.standard_normal(size=(n_components, X.shape[1])))
        W = np.abs(mean * rng.standard_normal(size=(X.shape[0], n_components)))
        return W.astype(X.dtype), H.astype(X.dtype)
    W, H = _from_singular_vectors(*randomized_svd(X, n_components, random_state=random_state))
    mean = X.mean()
    if init == "nndsvda":
        W[W == 0] = mean
        H[H == 0] = mean
    elif init == "nndsvdar":
        rng = check_random_state(random_state)
        for factor in (W, H):
            empty = factor == 0
            factor[empty] = np.abs(mean * rng.standard_normal(size=int(empty.sum())) / 100)
    return W, H


def _from_singular_vectors(U, S, V):
    """Positive or negative parts of singular vectors, whichever is larger."""
    W, H = np.zeros_like(U), np.zeros_like(V)
    W[:, 0], H[0] = np.sqrt(S[0]) * np.abs(U[:, 0]), np.sqrt(S[0]) * np.abs(V[0])
    for place in range(1, U.shape[1]):
        sides = []
        for sign in (1, -1):
            x, y = np.maximum(sign * U[:, place], 0), np.maximum(sign * V[place], 0)
            x_norm, y_norm = np.sqrt(squared_norm(x)), np.sqrt(squared_norm(y))
            sides.append((x_norm * y_norm, x, x_norm, y, y_norm))
        size, x, x_norm, y, y_norm = sides[0] if sides[0][0] > sides[1][0] else sides[1]
        scale = np.sqrt(S[place] * size)
        W[:, place], H[place] = scale * (x / x_norm), scale * (y / y_norm)
    W[W < 1e-6] = 0
    H[H < 1e-6] = 0
    return W, H


def _sweep(X, W, Ht, l1, l2, order):
    """One round over the columns of W; says how far it was from the optimum."""
    inner, target = Ht.T @ Ht, safe_sparse_dot(X, Ht)
    inner = inner + l2 * np.eye(len(inner))
    target = target - l1
    violation = 0.0
    for place in order.tolist():
        column = W[:, place]
        slope = W @ inner[place] - target[:, place]
        violation += np.abs(np.where(column == 0, np.minimum(slope, 0.0), slope)).sum()
        if inner[place, place] != 0:
            W[:, place] = np.maximum(column - slope / inner[place, place], 0.0)
    return violation


def _descend(X, W, H, estimator, strengths, update_H):
    l1_W, l1_H, l2_W, l2_H = strengths
    rng = check_random_state(estimator.random_state)
    W, Ht = W.copy(), H.T.copy()
    XT = X.T.tocsr() if hasattr(X, "tocsr") else X.T
    n_components = Ht.shape[1]

    def order():
        return rng.permutation(n_components) if estimator.shuffle else np.arange(n_components)

    for n_iter in range(1, estimator.max_iter + 1):
        violation = _sweep(X, W, Ht, l1_W, l2_W, order())
        if update_H:
            violation += _sweep(XT, Ht, W, l1_H, l2_H, order())
        if n_iter == 1:
            first = violation
        if first == 0:
            break
        if estimator.verbose:
            print("violation:", violation / first)
        if violation / first <= estimator.tol:
            if estimator.verbose:
                print("Converged at iteration", n_iter + 1)
            break
    return W, Ht.T, n_iter


def shares(X, W, H, beta, of_W):
    """Numerator and denominator of the multiplicative step for W (or for H)."""
    if beta == 2:
        return (safe_sparse_dot(X, H.T), W @ (H @ H.T)) if of_W else (safe_sparse_dot(W.T, X), W.T @ W @ H)
    X = X.toarray() if hasattr(X, "toarray") else X
    whole = W @ H
    safe = np.maximum(whole, EPSILON) if beta < 2 else whole
    ratio = X / safe if beta == 1 else X * safe ** (beta - 2)
    if beta == 1:
        if of_W:
            return ratio @ H.T, H.sum(axis=1)[None, :]
        sums = W.sum(axis=0)
        sums[sums == 0] = 1.0
        return W.T @ ratio, sums[:, None]
    powers = (np.maximum(whole, EPSILON) if beta < 1 else whole) ** (beta - 1)
    return (ratio @ H.T, powers @ H.T) if of_W else (W.T @ ratio, W.T @ powers)


def penalized(denominator, factor, l1, l2):
    """The denominator with the penalties in it, never zero."""
    denominator = denominator + (l1 if l1 > 0 else 0.0)
    if l2 > 0:
        denominator = denominator + l2 * factor
    return np.where(denominator == 0, EPSILON, denominator)


def gamma_of(beta):
    """The power by which steps are damped."""
    return 1.0 / (2.0 - beta) if beta < 1 else 1.0 / (beta - 1.0) if beta > 2 else 1.0


def step_W(X, W, H, beta, l1, l2, gamma):
    """W after one multiplicative step."""
    above, below = shares(X, W, H, beta, True)
    return W * (above / penalized(below, W, l1, l2)) ** gamma


def _multiply(X, W, H, estimator, strengths, update_H):
    l1_W, l1_H, l2_W, l2_H = strengths
    beta, start = estimator._beta_loss, time.time()
    gamma, tiny = gamma_of(beta), np.finfo(np.float64).eps
    first = before = beta_divergence(X, W, H, beta, square_root=True)
    for n_iter in range(1, estimator.max_iter + 1):
        W = step_W(X, W, H, beta, l1_W, l2_W, gamma)
        if beta < 1:
            W[W < tiny] = 0.0
        if update_H:
            above, below = shares(X, W, H, beta, False)
            H = H * (above / penalized(below, H, l1_H, l2_H)) ** gamma
            if beta <= 1:
                H[H < tiny] = 0.0
        if estimator.tol > 0 and n_iter % 10 == 0:
            error = beta_divergence(X, W, H, beta, square_root=True)
            if estimator.verbose:
                print(f"Epoch {n_iter:02d} reached after {time.time() - start:.3f} seconds, error: {error:f}")
            if (before - error) / first < estimator.tol:
                break
            before = error
    return W, H, n_iter


def _check_factor(A, shape, whom):
    A = check_array(A)
    for place, word in enumerate(("first", "second")):
        if shape[place] != "auto" and A.shape[place] != shape[place]:
            raise ValueError(f"Array with wrong {word} dimension passed to {whom}. Expected {shape[place]}, but got {A.shape[place]}.")
    check_not_negative(A, whom)
    if np.max(A) == 0:
        raise ValueError(f"Array passed to {whom} is full of zeros.")


class BaseNMF(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """What both factorizations share: penalties, starts and the way back."""

    _rules = {
        "n_components": (int_from(1), "None", one_of("auto")),
        "init": (one_of("random", "nndsvd", "nndsvda", "nndsvdar", "custom"), "None"),
        "beta_loss": (one_of("frobenius", "kullback-leibler", "itakura-saito"), "a float in the range (-inf, inf)"),
        "tol": float_in(0.0), "max_iter": int_from(1), "random_state": SEED, "alpha_W": float_in(0.0),
        "alpha_H": (float_in(0.0), one_of("same")), "l1_ratio": float_in(0.0, 1.0, "[]"),
    }

    def _read(self, X):
        self._n_components = X.shape[1] if self.n_components is None else self.n_components
        self._beta_loss = _LOSSES.get(self.beta_loss, self.beta_loss)
        if self._beta_loss <= 0 and X.min() == 0:
            raise ValueError("When beta_loss <= 0 and X contains zeros, the solver may diverge. Please add small values to X, or use a "
                             "positive beta_loss.")

    def _start(self, X, W, H, update_H):
        n_samples, n_features = X.shape
        if self.init == "custom" and update_H:
            _check_factor(H, (self._n_components, n_features), "NMF (input H)")
            _check_factor(W, (n_samples, self._n_components), "NMF (input W)")
            if H.dtype != X.dtype or W.dtype != X.dtype:
                raise TypeError(f"H and W should have the same dtype as X. Got H.dtype = {H.dtype} and W.dtype = {W.dtype}.")
        elif not update_H:
            if W is not None:
                warnings.warn("When update_H=False, the provided initial W is not used.", RuntimeWarning, stacklevel=4)
            _check_factor(H, (self._n_components, n_features), "NMF (input H)")
            if H.dtype != X.dtype:
                raise TypeError(f"H should have the same dtype as X. Got H.dtype = {H.dtype}.")
        if (self.init == "custom" or not update_H) and self._n_components == "auto":
            self._n_components = H.shape[0]
        if self.init == "custom" and update_H:
            return W, H
        if not update_H:
            fill = np.sqrt(X.mean() / self._n_components) if getattr(self, "solver", "mu") == "mu" else 0.0
            return np.full((n_samples, self._n_components), fill, dtype=X.dtype), H
        if W is not None or H is not None:
            warnings.warn("When init!='custom', provided W or H are ignored. Set  init='custom' to use them as initialization.",
                          RuntimeWarning, stacklevel=4)
        if self._n_components == "auto":
            self._n_components = n_features
        return initial_factors(X, self._n_components, self.init, self.random_state)

    def _strengths(self, X):
        """Penalties (l1 of W, l1 of H, l2 of W, l2 of H), which grow with the data."""
        n_samples, n_features = X.shape
        alpha_H = self.alpha_W if self.alpha_H == "same" else self.alpha_H
        of_W, of_H = n_features * self.alpha_W, n_samples * alpha_H
        return of_W * self.l1_ratio, of_H * self.l1_ratio, of_W * (1.0 - self.l1_ratio), of_H * (1.0 - self.l1_ratio)

    def fit(self, X, y=None, **params):
        """Find the factors."""
        self.fit_transform(X, **params)
        return self

    def inverse_transform(self, X):
        """Rows put together again."""
        check_fitted(self)
        return np.asarray(X) @ self.components_

    @property
    def _n_features_out(self):
        return self.components_.shape[0]


class NMF(BaseNMF):
    """Rows as sums, without negative parts, of components."""

    _rules = {**BaseNMF._rules, "solver": one_of("mu", "cd"), "shuffle": BOOL}

    def __init__(self, n_components="auto", *, init=None, solver="cd", beta_loss="frobenius", tol=1e-4, max_iter=200,
                 random_state=None, alpha_W=0.0, alpha_H="same", l1_ratio=0.0, verbose=0, shuffle=False):
        self.n_components = n_components
        self.init = init
        self.beta_loss = beta_loss
        self.tol = tol
        self.max_iter = max_iter
        self.random_state = random_state
        self.alpha_W = alpha_W
        self.alpha_H = alpha_H
        self.l1_ratio = l1_ratio
        self.verbose = verbose
        self.solver = solver
        self.shuffle = shuffle

    def _factorize(self, X, W=None, H=None, update_H=True):
        if self.solver != "mu" and self.beta_loss not in (2, "frobenius"):
            raise ValueError(f"Invalid beta_loss parameter: solver {self.solver!r} does not handle beta_loss = {self.beta_loss!r}")
        if self.solver == "mu" and self.init == "nndsvd":
            warnings.warn("The multiplicative update ('mu') solver cannot update zeros present in the initialization, and so leads to "
                          "poorer results when used jointly with init='nndsvd'. You may try init='nndsvda' or init='nndsvdar' instead.",
                          UserWarning, stacklevel=3)
        self._read(X)
        W, H = self._start(X, W, H, update_H)
        solve = _descend if self.solver == "cd" else _multiply
        W, H, n_iter = solve(X, W, H, self, self._strengths(X), update_H)
        if n_iter == self.max_iter and self.tol > 0:
            warnings.warn(f"Maximum number of iterations {self.max_iter} reached. Increase it to improve convergence.", ConvergenceWarning,
                          stacklevel=3)
        return W, H, n_iter

    def fit_transform(self, X, y=None, W=None, H=None):
        """Find the factors, and give the rows as sums of components."""
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=_FLOATS)
        W, H, self.n_iter_ = self._factorize(X, W, H)
        self.reconstruction_err_ = beta_divergence(X, W, H, self._beta_loss, square_root=True)
        self.n_components_ = H.shape[0]
        self.components_ = H
        return W

    def transform(self, X):
        """Rows as sums of the components found."""
        check_fitted(self)
        X = self._validate(X, accept_sparse=("csr", "csc"), dtype=_FLOATS, reset=False, ensure_non_negative=True)
        return self._factorize(X, H=self.components_, update_H=False)[0]


def non_negative_factorization(X, W=None, H=None, n_components="auto", *, init=None, update_H=True, solver="cd", beta_loss="frobenius",
                               tol=1e-4, max_iter=200, alpha_W=0.0, alpha_H="same", l1_ratio=0.0, random_state=None, verbose=0,
                               shuffle=False):
    """(W, H, number of rounds) of a matrix without negative numbers."""
    estimator = NMF(n_components, init=init, solver=solver, beta_loss=beta_loss, tol=tol, max_iter=max_iter, random_state=random_state,
                    alpha_W=alpha_W, alpha_H=alpha_H, l1_ratio=l1_ratio, verbose=verbose, shuffle=shuffle)
    estimator._check_parameters()
    return estimator._factorize(check_array(X, accept_sparse=("csr", "csc"), dtype=_FLOATS), W, H, update_H)
