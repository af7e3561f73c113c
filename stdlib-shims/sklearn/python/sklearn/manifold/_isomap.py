"""Rows laid out by their distances along a graph of neighbours."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.cluster._words import ALGORITHM, JOBS, METRIC


class Isomap(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Isometric mapping."""

    _rules = {"n_neighbors": (int_from(1), "None"), "radius": (float_in("0.0", "inf", "[]"), "None"), "n_components": int_from(1),
              "eigen_solver": one_of("arpack", "auto", "dense"), "tol": float_in("0.0"), "max_iter": (int_from(1), "None"),
              "path_method": one_of("D", "FW", "auto"), "neighbors_algorithm": ALGORITHM, "n_jobs": JOBS, "p": float_in("1.0"),
              "metric": METRIC, "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, *, n_neighbors=5, radius=None, n_components=2, eigen_solver="auto", tol=0, max_iter=None, path_method="auto",
                 neighbors_algorithm="auto", n_jobs=None, metric="minkowski", p=2, metric_params=None):
        self.n_neighbors = n_neighbors
        self.radius = radius
        self.n_components = n_components
        self.eigen_solver = eigen_solver
        self.tol = tol
        self.max_iter = max_iter
        self.path_method = path_method
        self.neighbors_algorithm = neighbors_algorithm
        self.n_jobs = n_jobs
        self.metric = metric
        self.p = p
        self.metric_params = metric_params

    def fit(self, X, y=None):
        """Lay the rows out."""
        from scipy.sparse.csgraph import shortest_path
        from sklearn.decomposition import KernelPCA
        from sklearn.neighbors import NearestNeighbors
        self._check_parameters()
        if self.n_neighbors is not None and self.radius is not None:
            raise ValueError(
                f"Both n_neighbors and radius are provided. Use Isomap(radius={self.radius}, n_neighbors=None) if intended to use "
                "radius-based neighbors"
            )
        self.nbrs_ = NearestNeighbors(n_neighbors=self.n_neighbors, radius=self.radius, algorithm=self.neighbors_algorithm,
                                      metric=self.metric, p=self.p, metric_params=self.metric_params).fit(X)
        self.n_features_in_ = self.nbrs_.n_features_in_
        if hasattr(self.nbrs_, "feature_names_in_"):
            self.feature_names_in_ = self.nbrs_.feature_names_in_
        if self.n_neighbors is not None:
            graph = self.nbrs_.kneighbors_graph(None, self.n_neighbors, mode="distance")
        else:
            graph = self.nbrs_.radius_neighbors_graph(None, self.radius, mode="distance")
        self.dist_matrix_ = shortest_path(self._in_one_piece(graph), method=self.path_method, directed=False)
        self.kernel_pca_ = KernelPCA(n_components=self.n_components, kernel="precomputed", eigen_solver=self.eigen_solver,
                                     tol=self.tol, max_iter=self.max_iter)
        self.embedding_ = self.kernel_pca_.fit_transform(-0.5 * self.dist_matrix_ ** 2)
        self._n_features_out = self.embedding_.shape[1]
        return self

    def _in_one_piece(self, graph):
        """The graph with the shortest bridges between its parts."""
        from scipy.sparse.csgraph import connected_components
        from sklearn.metrics.pairwise import pairwise_distances
        n_parts, labels = connected_components(graph)
        if n_parts == 1:
            return graph
        warnings.warn(
            f"The number of connected components of the neighbors graph is {n_parts} > 1. Completing the graph to fit Isomap might be "
            "slow. Increase the number of neighbors to avoid this issue.", stacklevel=3,
        )
        X, graph = self.nbrs_._fit_X, graph.tolil()
        metric, options = self.nbrs_.effective_metric_, self.nbrs_.effective_metric_params_
        for one in range(n_parts):
            rows = np.flatnonzero(labels == one)
            for other in range(one):
                columns = np.flatnonzero(labels == other)
                if metric == "precomputed":
                    apart = X[np.ix_(rows, columns)]
                else:
                    apart = pairwise_distances(X[rows], X[columns], metric=metric, **options)
                i, j = np.unravel_index(np.argmin(apart), apart.shape)
                graph[int(rows[i]), int(columns[j])] = graph[int(columns[j]), int(rows[i])] = apart[i, j]
        return graph.tocsr()

    def fit_transform(self, X, y=None):
        """Lay the rows out; where each lies."""
        return self.fit(X).embedding_

    def reconstruction_error(self):
        """How far the inner products are from those of the layout."""
        inner = -0.5 * self.dist_matrix_ ** 2
        centered = inner - inner.mean(axis=0) - inner.mean(axis=1)[:, None] + inner.mean()
        return np.sqrt(np.sum(centered ** 2) - np.sum(self.kernel_pca_.eigenvalues_ ** 2)) / inner.shape[0]

    def transform(self, X):
        """Where new rows lie, by way of their neighbours."""
        check_fitted(self)
        if self.n_neighbors is not None:
            distances, places = self.nbrs_.kneighbors(X)
        else:
            distances, places = self.nbrs_.radius_neighbors(X)
        ways = np.array([
            np.min(self.dist_matrix_[here] + np.asarray(apart)[:, None], axis=0) for here, apart in zip(places, distances)
        ])
        return self.kernel_pca_.transform(-0.5 * ways ** 2)
