"""Rows laid out so that each is made of its neighbours as before."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.cluster._words import ALGORITHM


def _weights(X, Y, places, reg):
    """The weights that make each row of X of its neighbours in Y, summing to one."""
    n_near = places.shape[1]
    apart = Y[places] - X[:, None, :]
    products = apart @ apart.transpose(0, 2, 1)
    traces = np.trace(products, axis1=1, axis2=2)
    products[:, np.arange(n_near), np.arange(n_near)] += np.where(traces > 0, reg * traces, reg)[:, None]
    found = np.linalg.solve(products, np.ones((len(products), n_near, 1)))[:, :, 0]
    return found / found.sum(axis=1, keepdims=True)


def _add(M, rows, block):
    M[np.ix_(rows, rows)] += block


def _standard(X, near, n_near, n_components, reg):
    places = near.kneighbors(X, n_near + 1, return_distance=False)[:, 1:]
    W = np.eye(len(X))
    np.put_along_axis(W, places, -_weights(X, X, places, reg), axis=1)
    return W.T @ W


def _left_vectors(rows, uses_svd, full=False):
    """Directions of a neighbourhood, the longest first."""
    if uses_svd:
        return np.linalg.svd(rows, full_matrices=full)[0]
    return np.linalg.eigh(rows @ rows.T)[1][:, ::-1]


def _hessian(X, near, n_near, n_components, tol):
    n_pairs = n_components * (n_components + 1) // 2
    if n_near <= n_components + n_pairs:
        raise ValueError("for method='hessian', n_neighbors must be greater than [n_components * (n_components + 3) / 2]")
    places = near.kneighbors(X, n_near + 1, return_distance=False)[:, 1:]
    M = np.zeros((len(X), len(X)))
    for here in places:
        rows = X[here] - X[here].mean(axis=0)
        directions = _left_vectors(rows, n_near > X.shape[1])[:, :n_components]
        columns = [np.ones((n_near, 1)), directions]
        columns += [directions[:, [k]] * directions[:, k:] for k in range(n_components)]
        w = np.linalg.qr(np.hstack(columns), mode="complete")[0][:, n_components + 1:]
        sums = w.sum(axis=0)
        sums[np.abs(sums) < tol] = 1
        w = w / sums
        _add(M, here, w @ w.T)
    return M


def _modified(X, near, n_near, n_components, tol):
    if n_near < n_components:
        raise ValueError("modified LLE requires n_neighbors >= n_components")
    places = near.kneighbors(X, n_near + 1, return_distance=False)[:, 1:]
    n_rows, n_values = len(X), min(X.shape[1], n_near)
    vectors, values = np.zeros((n_rows, n_near, n_near)), np.zeros((n_rows, n_values))
    for row, here in enumerate(places):
        apart = X[here] - X[row]
        if n_near > X.shape[1]:
            vectors[row], sizes, _ = np.linalg.svd(apart, full_matrices=True)
            values[row] = sizes ** 2
        else:
            sizes, turned = np.linalg.eigh(apart @ apart.T)
            values[row], vectors[row] = sizes[::-1], turned[:, ::-1]
    reg = 1e-3 * values.sum(axis=1)
    along = vectors.transpose(0, 2, 1) @ np.ones(n_near)
    along[:, :n_values] /= values + reg[:, None]
    along[:, n_values:] /= reg[:, None]
    weights = (vectors @ along[:, :, None])[:, :, 0]
    weights /= weights.sum(axis=1, keepdims=True)
    middle = np.median(values[:, n_components:].sum(axis=1) / values[:, :n_components].sum(axis=1))
    sums = np.cumsum(values, axis=1)
    ranges = sums[:, -1:] / sums[:, :-1] - 1
    counts = np.array([np.searchsorted(row[::-1], middle) for row in ranges]) + n_near - n_values
    M = np.zeros((n_rows, n_rows))
    for row, (here, count) in enumerate(zip(places, counts.tolist())):
        own = vectors[row, :, n_near - count:]
        alpha = np.linalg.norm(own.sum(axis=0)) / np.sqrt(count)
        h = np.full(count, alpha) - own.T @ np.ones(n_near)
        size = np.linalg.norm(h)
        h = h * 0 if size < tol else h / size
        w = own - 2 * np.outer(own @ h, h) + (1 - alpha) * weights[row][:, None]
        _add(M, here, w @ w.T)
        sums = w.sum(axis=1)
        M[row, here] -= sums
        M[here, row] -= sums
        M[row, row] += count
    return M


def _tangents(X, near, n_near, n_components):
    places = near.kneighbors(X, n_near + 1, return_distance=False)[:, 1:]
    M = np.zeros((len(X), len(X)))
    for here in places:
        rows = X[here] - X[here].mean(axis=0)
        g = np.empty((n_near, n_components + 1))
        g[:, 0] = 1.0 / np.sqrt(n_near)
        g[:, 1:] = _left_vectors(rows, n_near > X.shape[1], full=True)[:, :n_components]
        _add(M, here, -(g @ g.T))
        M[here, here] += 1
    return M


def _laid_out(near, n_neighbors, n_components, reg, eigen_solver, method, hessian_tol, modified_tol, rng):
    X = near._fit_X
    if n_components > X.shape[1]:
        raise ValueError("output dimension must be less than or equal to input dimension")
    if n_neighbors >= X.shape[0]:
        raise ValueError(f"Expected n_neighbors < n_samples, but n_samples = {X.shape[0]}, n_neighbors = {n_neighbors}")
    if method == "standard":
        M = _standard(X, near, n_neighbors, n_components, reg)
    elif method == "hessian":
        M = _hessian(X, near, n_neighbors, n_components, hessian_tol)
    elif method == "modified":
        M = _modified(X, near, n_neighbors, n_components, modified_tol)
    else:
        M = _tangents(X, near, n_neighbors, n_components)
    if eigen_solver == "arpack" or (eigen_solver == "auto" and len(X) > 200 and n_components + 1 < 10):
        # The start of the original's search is drawn although none is needed: later draws must be the same.
        rng.uniform(-1, 1, len(X))
    values, vectors = np.linalg.eigh(M)
    return vectors[:, 1:n_components + 1], np.sum(values[1:n_components + 1])


def locally_linear_embedding(X, *, n_neighbors, n_components, reg=1e-3, eigen_solver="auto", tol=1e-6, max_iter=100,
                             method="standard", hessian_tol=1e-4, modified_tol=1e-12, random_state=None, n_jobs=None):
    """Where rows lie, and how much is lost."""
    from sklearn.neighbors import NearestNeighbors
    from sklearn.utils._random import check_random_state
    near = X if isinstance(X, NearestNeighbors) else NearestNeighbors(n_neighbors=n_neighbors + 1).fit(X)
    return _laid_out(near, n_neighbors, n_components, reg, eigen_solver, method, hessian_tol, modified_tol,
                     check_random_state(random_state))


class LocallyLinearEmbedding(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Locally linear embedding, plain or by Hessians, several weights or tangents."""

    _rules = {"n_neighbors": int_from(1), "n_components": int_from(1), "reg": float_in("0.0"),
              "eigen_solver": one_of("arpack", "auto", "dense"), "tol": float_in("0.0"), "max_iter": int_from(1),
              "method": one_of("hessian", "ltsa", "modified", "standard"), "hessian_tol": float_in("0.0"),
              "modified_tol": float_in("0.0"), "neighbors_algorithm": ALGORITHM, "random_state": SEED,
              "n_jobs": ("None", "an instance of 'int'")}

    def __init__(self, *, n_neighbors=5, n_components=2, reg=1e-3, eigen_solver="auto", tol=1e-6, max_iter=100, method="standard",
                 hessian_tol=1e-4, modified_tol=1e-12, neighbors_algorithm="auto", random_state=None, n_jobs=None):
        self.n_neighbors = n_neighbors
        self.n_components = n_components
        self.reg = reg
        self.eigen_solver = eigen_solver
        self.tol = tol
        self.max_iter = max_iter
        self.method = method
        self.hessian_tol = hessian_tol
        self.modified_tol = modified_tol
        self.neighbors_algorithm = neighbors_algorithm
        self.random_state = random_state
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Lay the rows out."""
        from sklearn.neighbors import NearestNeighbors
        from sklearn.utils._random import check_random_state
        X = self._validate(X, dtype=float)
        self.nbrs_ = NearestNeighbors(n_neighbors=self.n_neighbors, algorithm=self.neighbors_algorithm).fit(X)
        self.embedding_, self.reconstruction_error_ = _laid_out(
            self.nbrs_, self.n_neighbors, self.n_components, self.reg, self.eigen_solver, self.method, self.hessian_tol,
            self.modified_tol, check_random_state(self.random_state),
        )
        self._n_features_out = self.embedding_.shape[1]
        return self

    def fit_transform(self, X, y=None):
        """Lay the rows out; where each lies."""
        return self.fit(X).embedding_

    def transform(self, X):
        """Where new rows lie, made of their neighbours."""
        check_fitted(self)
        X = self._validate(X, reset=False).astype(np.float64)
        places = self.nbrs_.kneighbors(X, n_neighbors=self.n_neighbors, return_distance=False)
        weights = _weights(X, self.nbrs_._fit_X, places, self.reg)
        return (weights[:, :, None] * self.embedding_[places]).sum(axis=1)
