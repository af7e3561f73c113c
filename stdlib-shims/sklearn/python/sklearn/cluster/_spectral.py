"""Spectral clustering: rows laid out by the smallest eigenvectors of a graph, then clustered there."""

import warnings

import numpy as np

from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._words import JOBS, VERBOSE, dense

_AFFINITIES = ("additive_chi2", "chi2", "cosine", "laplacian", "linear", "nearest_neighbors", "poly", "polynomial", "precomputed",
               "precomputed_nearest_neighbors", "rbf", "sigmoid")


def by_pivots(vectors):
    """The column each row points along most, after the turn that a decomposition with pivots gives."""
    from scipy.linalg import qr
    n_columns = vectors.shape[1]
    pivots = qr(vectors.T, pivoting=True)[2]
    left, _, right = np.linalg.svd(vectors[pivots[:n_columns], :].T)
    return np.abs(vectors @ (left @ right.conj())).argmax(axis=1)


def discretized(vectors, random_state=None, max_rounds=20):
    """The column each row points along most, after turns that bring rows near to axes."""
    from sklearn.utils._random import check_random_state
    rng = check_random_state(random_state)
    vectors = np.array(vectors, dtype=np.float64)
    n_rows, n_columns = vectors.shape
    vectors = vectors / np.linalg.norm(vectors, axis=0) * np.sqrt(n_rows)
    vectors = vectors * np.where(vectors[0] != 0, -np.sign(vectors[0]), 1.0)
    vectors = vectors / np.sqrt((vectors ** 2).sum(axis=1))[:, None]
    turn, along = np.zeros((n_columns, n_columns)), np.zeros(n_rows)
    turn[:, 0] = vectors[rng.randint(n_rows)]
    for column in range(1, n_columns):
        along += np.abs(vectors @ turn[:, column - 1])
        turn[:, column] = vectors[along.argmin()]
    last, rounds = 0.0, 0
    while True:
        rounds += 1
        labels = (vectors @ turn).argmax(axis=1)
        sums = np.zeros((n_columns, n_columns))
        np.add.at(sums, labels, vectors)
        left, sizes, right = np.linalg.svd(sums)
        cost = 2.0 * (n_rows - sizes.sum())
        if abs(cost - last) < np.finfo(float).eps or rounds > max_rounds:
            return labels
        last = cost
        turn = right.T @ left.T


class SpectralClustering(ClusterMixin, BaseEstimator):
    """Clusters of rows as parts of a graph that hang together."""

    _rules = {"n_clusters": int_from(1), "eigen_solver": (one_of("amg", "arpack", "lobpcg"), "None"),
              "n_components": (int_from(1), "None"), "random_state": SEED, "n_init": int_from(1), "gamma": float_in("0.0"),
              "affinity": ("a callable", one_of(*_AFFINITIES)), "n_neighbors": int_from(1),
              "eigen_tol": (float_in("0.0"), one_of("auto")), "assign_labels": one_of("cluster_qr", "discretize", "kmeans"),
              "degree": float_in("0.0"), "coef0": float_in("-inf", "inf", "()"), "kernel_params": ("an instance of 'dict'", "None"),
              "n_jobs": JOBS, "verbose": VERBOSE}

    def __init__(self, n_clusters=8, *, eigen_solver=None, n_components=None, random_state=None, n_init=10, gamma=1.0, affinity="rbf",
                 n_neighbors=10, eigen_tol="auto", assign_labels="kmeans", degree=3, coef0=1, kernel_params=None, n_jobs=None,
                 verbose=False):
        self.n_clusters = n_clusters
        self.eigen_solver = eigen_solver
        self.n_components = n_components
        self.random_state = random_state
        self.n_init = n_init
        self.gamma = gamma
        self.affinity = affinity
        self.n_neighbors = n_neighbors
        self.eigen_tol = eigen_tol
        self.assign_labels = assign_labels
        self.degree = degree
        self.coef0 = coef0
        self.kernel_params = kernel_params
        self.n_jobs = n_jobs
        self.verbose = verbose

    def fit(self, X, y=None):
        """Lay the rows out and cluster them there."""
        from sklearn.cluster._kmeans import k_means
        from sklearn.manifold._spectral import laid_out
        from sklearn.utils._random import check_random_state
        is_sparse = hasattr(X, "toarray")
        given = X
        X = dense(self._validate(X, accept_sparse=True, dtype=np.float64, ensure_min_samples=2))
        is_square = isinstance(self.affinity, str) and self.affinity.startswith("precomputed")
        if X.shape[0] == X.shape[1] and not is_square:
            warnings.warn(
                "The spectral clustering API has changed. ``fit``now constructs an affinity matrix from data. To use a custom affinity "
                "matrix, set ``affinity=precomputed``.", stacklevel=2,
            )
        self.affinity_matrix_ = given if is_sparse and self.affinity == "precomputed" else self._affinity(X)
        rng = check_random_state(self.random_state)
        n_components = self.n_clusters if self.n_components is None else self.n_components
        maps = laid_out(self.affinity_matrix_, n_components, self.eigen_solver, rng, drop_first=False)
        if self.assign_labels == "kmeans":
            self.labels_ = k_means(maps, self.n_clusters, random_state=rng, n_init=self.n_init, verbose=self.verbose)[1]
        elif self.assign_labels == "cluster_qr":
            self.labels_ = by_pivots(maps)
        else:
            self.labels_ = discretized(maps, random_state=rng)
        return self

    def _affinity(self, X):
        """How near rows are to each other."""
        if self.affinity == "precomputed":
            return X
        if self.affinity in ("nearest_neighbors", "precomputed_nearest_neighbors"):
            from sklearn.neighbors import NearestNeighbors, kneighbors_graph
            if self.affinity == "nearest_neighbors":
                graph = kneighbors_graph(X, self.n_neighbors, include_self=True)
            else:
                near = NearestNeighbors(n_neighbors=self.n_neighbors, metric="precomputed").fit(X)
                graph = near.kneighbors_graph(X, mode="connectivity")
            return 0.5 * (graph + graph.T)
        from sklearn.metrics.pairwise import pairwise_kernels
        options = dict(self.kernel_params or {})
        if not callable(self.affinity):
            options.update(gamma=self.gamma, degree=self.degree, coef0=self.coef0)
        return pairwise_kernels(X, metric=self.affinity, filter_params=True, **options)


def spectral_clustering(affinity, *, n_clusters=8, n_components=None, eigen_solver=None, random_state=None, n_init=10,
                        eigen_tol="auto", assign_labels="kmeans", verbose=False):
    """Labels of the parts of a graph given by its affinities."""
    return SpectralClustering(n_clusters=n_clusters, n_components=n_components, eigen_solver=eigen_solver, random_state=random_state,
                              n_init=n_init, affinity="precomputed", eigen_tol=eigen_tol, assign_labels=assign_labels,
                              verbose=verbose).fit(affinity).labels_
