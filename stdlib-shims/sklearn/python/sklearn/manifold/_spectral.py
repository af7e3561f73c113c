"""Rows laid out by the smallest eigenvectors of the Laplacian of a graph."""

import warnings

import numpy as np

from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator
from sklearn.cluster._words import dense

_MOST = 4000


def _check_solver(solver):
    if solver == "amg":
        raise ValueError("The eigen_solver was set to 'amg', but pyamg is not available.")
    if solver == "lobpcg":
        raise NotImplementedError("eigen_solver='lobpcg' is not available: use 'arpack'")


def signs_fixed(rows):
    """Rows turned so that the largest element of each is positive."""
    places = np.argmax(np.abs(rows), axis=1)
    return rows * np.sign(rows[np.arange(len(rows)), places])[:, None]


def laid_out(adjacency, n_components, solver, rng, norm_laplacian=True, drop_first=True):
    """A column for each of the smallest eigenvectors, the first left out unless wanted."""
    from scipy.sparse.csgraph import connected_components, laplacian
    _check_solver(solver)
    dense = adjacency.toarray() if hasattr(adjacency, "toarray") else np.asarray(adjacency, dtype=np.float64)
    if dense.ndim != 2 or dense.shape[0] != dense.shape[1]:
        raise ValueError(f"array must be 2-dimensional and square. shape = {dense.shape}")
    if np.abs(dense - dense.T).max(initial=0.0) > 1e-10:
        warnings.warn("Array is not symmetric, and will be converted to symmetric by average with its transpose.", stacklevel=3)
        dense = 0.5 * (dense + dense.T)
    if drop_first:
        n_components += 1
    n_rows = dense.shape[0]
    if n_rows > _MOST:
        raise NotImplementedError(f"spectral embedding of more than {_MOST} rows is not available")
    if connected_components(dense, directed=False, return_labels=False) != 1:
        warnings.warn("Graph is not fully connected, spectral embedding may not work as expected.", stacklevel=3)
    matrix, degrees = laplacian(dense, normed=norm_laplacian, return_diag=True)
    if norm_laplacian:
        matrix[np.arange(n_rows), np.arange(n_rows)] = 1
    # The start of the original's search is drawn although none is needed: later draws must be the same.
    rng.uniform(-1, 1, n_rows)
    rows = np.linalg.eigh(matrix)[1].T[:n_components]
    if norm_laplacian:
        rows = rows / degrees
    rows = signs_fixed(rows)
    return rows[1:].T if drop_first else rows.T


def spectral_embedding(adjacency, *, n_components=8, eigen_solver=None, random_state=None, eigen_tol="auto", norm_laplacian=True,
                       drop_first=True):
    """Rows laid out by a graph given by its affinities."""
    from sklearn.utils._random import check_random_state
    return laid_out(adjacency, n_components, eigen_solver, check_random_state(random_state), norm_laplacian, drop_first)


class SpectralEmbedding(BaseEstimator):
    """Rows laid out so that neighbours in a graph stay near."""

    _rules = {"n_components": int_from(1),
              "affinity": (one_of("nearest_neighbors", "precomputed", "precomputed_nearest_neighbors", "rbf"), "a callable"),
              "gamma": (float_in("0.0"), "None"), "random_state": SEED, "eigen_solver": (one_of("amg", "arpack", "lobpcg"), "None"),
              "eigen_tol": (float_in("0.0"), one_of("auto")), "n_neighbors": (int_from(1), "None"),
              "n_jobs": ("None", "an instance of 'int'")}

    def __init__(self, n_components=2, *, affinity="nearest_neighbors", gamma=None, random_state=None, eigen_solver=None,
                 eigen_tol="auto", n_neighbors=None, n_jobs=None):
        self.n_components = n_components
        self.affinity = affinity
        self.gamma = gamma
        self.random_state = random_state
        self.eigen_solver = eigen_solver
        self.eigen_tol = eigen_tol
        self.n_neighbors = n_neighbors
        self.n_jobs = n_jobs

    def _affinity(self, X):
        if self.affinity == "precomputed":
            return X
        if self.affinity in ("nearest_neighbors", "precomputed_nearest_neighbors"):
            from sklearn.neighbors import NearestNeighbors, kneighbors_graph
            if self.affinity == "nearest_neighbors":
                self.n_neighbors_ = self.n_neighbors if self.n_neighbors is not None else max(int(X.shape[0] / 10), 1)
                graph = kneighbors_graph(X, self.n_neighbors_, include_self=True)
            else:
                graph = NearestNeighbors(n_neighbors=self.n_neighbors, metric="precomputed").fit(X).kneighbors_graph(X)
            return 0.5 * (graph + graph.T)
        if self.affinity == "rbf":
            from sklearn.metrics.pairwise import rbf_kernel
            self.gamma_ = self.gamma if self.gamma is not None else 1.0 / X.shape[1]
            return rbf_kernel(X, gamma=self.gamma_)
        return self.affinity(X)

    def fit(self, X, y=None):
        """Lay the rows out."""
        from sklearn.utils._random import check_random_state
        X = dense(self._validate(X, accept_sparse=True, ensure_min_samples=2))
        rng = check_random_state(self.random_state)
        self.affinity_matrix_ = self._affinity(X)
        self.embedding_ = laid_out(self.affinity_matrix_, self.n_components, self.eigen_solver, rng)
        return self

    def fit_transform(self, X, y=None):
        """Lay the rows out; where each lies."""
        return self.fit(X).embedding_
