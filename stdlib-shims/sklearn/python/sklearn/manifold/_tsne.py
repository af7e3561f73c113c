"""t-SNE: rows laid out so that each has the same neighbours, by descent along the divergence of two distributions."""

import numpy as np

import _sklearn_embedding as _native
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.cluster._words import METRIC, VERBOSE, dense

_EXPLORATION, _CHECK = 250, 50
_EPS = np.finfo(np.float64).eps


def trustworthiness(X, X_embedded, *, n_neighbors=5, metric="euclidean"):
    """How far neighbours in a layout are neighbours of the rows: 1 where all are."""
    from sklearn.metrics.pairwise import pairwise_distances
    from sklearn.neighbors import NearestNeighbors
    n_rows = len(X) if not hasattr(X, "shape") else X.shape[0]
    if n_neighbors >= n_rows / 2:
        raise ValueError(f"n_neighbors ({n_neighbors}) should be less than n_samples / 2 ({n_rows / 2})")
    apart = np.array(pairwise_distances(X, metric=metric))
    apart[np.arange(n_rows), np.arange(n_rows)] = np.inf
    order = np.argsort(apart, axis=1)
    near = NearestNeighbors(n_neighbors=n_neighbors).fit(X_embedded).kneighbors(return_distance=False)
    ranks = np.zeros((n_rows, n_rows), dtype=int)
    ranks[np.arange(n_rows)[:, None], order] = np.arange(1, n_rows + 1)
    beyond = ranks[np.arange(n_rows)[:, None], near] - n_neighbors
    lost = np.sum(beyond[beyond > 0])
    return 1.0 - lost * (2.0 / (n_rows * n_neighbors * (2.0 * n_rows - 3.0 * n_neighbors - 1.0)))


def _descent(objective, p, first, max_iter, patience, momentum, rate, least_slope):
    """Steps whose sizes grow while signs agree; the layout, the divergence and the last step."""
    update, gains = np.zeros_like(p), np.ones_like(p)
    error = best = np.finfo(np.float64).max
    best_step = step = first
    for step in range(first, max_iter):
        is_checked = (step + 1) % _CHECK == 0
        error, slope = objective(p, is_checked or step == max_iter - 1)
        turned = update * slope < 0.0
        gains[turned] += 0.2
        gains[~turned] *= 0.8
        gains = np.maximum(gains, 0.01)
        slope = slope * gains
        update = momentum * update - rate * slope
        # In place, so that a layout in single precision stays in it.
        p += update
        if is_checked:
            size = np.linalg.norm(slope)
            if error < best:
                best, best_step = error, step
            elif step - best_step > patience:
                break
            if size <= least_slope:
                break
    return p, error, step


class TSNE(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """t-distributed stochastic neighbour embedding."""

    _rules = {"n_components": int_from(1), "perplexity": float_in("0.0", "inf", "()"), "early_exaggeration": float_in("1.0"),
              "learning_rate": (one_of("auto"), float_in("0.0", "inf", "()")), "max_iter": int_from(250),
              "n_iter_without_progress": int_from(-1), "min_grad_norm": float_in("0.0"), "metric": METRIC,
              "metric_params": ("an instance of 'dict'", "None"), "init": (one_of("pca", "random"), "an instance of 'numpy.ndarray'"),
              "verbose": VERBOSE, "random_state": SEED, "method": one_of("barnes_hut", "exact"), "angle": float_in("0.0", "1.0", "[]"),
              "n_jobs": ("None", "an instance of 'int'")}

    def __init__(self, n_components=2, *, perplexity=30.0, early_exaggeration=12.0, learning_rate="auto", max_iter=1000,
                 n_iter_without_progress=300, min_grad_norm=1e-7, metric="euclidean", metric_params=None, init="pca", verbose=0,
                 random_state=None, method="barnes_hut", angle=0.5, n_jobs=None):
        self.n_components = n_components
        self.perplexity = perplexity
        self.early_exaggeration = early_exaggeration
        self.learning_rate = learning_rate
        self.max_iter = max_iter
        self.n_iter_without_progress = n_iter_without_progress
        self.min_grad_norm = min_grad_norm
        self.metric = metric
        self.metric_params = metric_params
        self.init = init
        self.verbose = verbose
        self.random_state = random_state
        self.method = method
        self.angle = angle
        self.n_jobs = n_jobs

    @property
    def _n_features_out(self):
        return self.embedding_.shape[1]

    def fit(self, X, y=None):
        """Lay the rows out."""
        self.fit_transform(X)
        return self

    def fit_transform(self, X, y=None):
        """Lay the rows out; where each lies."""
        from sklearn.utils._random import check_random_state
        self._check_parameters()
        n_rows = X.shape[0] if hasattr(X, "shape") else len(X)
        if self.perplexity >= n_rows:
            raise ValueError(f"perplexity ({self.perplexity}) must be less than n_samples ({n_rows})")
        if self.verbose:
            raise NotImplementedError("TSNE(verbose=...) is not available: leave it 0")
        is_pca = isinstance(self.init, str) and self.init == "pca"
        if is_pca and hasattr(X, "toarray"):
            raise TypeError(
                'PCA initialization is currently not supported with the sparse input matrix. Use init="random" instead.'
            )
        X = dense(self._validate(X, accept_sparse=True, ensure_min_samples=2, dtype=[np.float64, np.float32])).astype(np.float64)
        self._check_against(X, is_pca)
        self.learning_rate_ = self.learning_rate
        if isinstance(self.learning_rate, str):
            self.learning_rate_ = np.maximum(n_rows / self.early_exaggeration / 4, 50)
        rng = check_random_state(self.random_state)
        shares = self._exact_shares(X) if self.method == "exact" else self._near_shares(X)
        self.embedding_ = self._laid_out(shares, self._start(X, rng))
        return self.embedding_

    def _check_against(self, X, is_pca):
        if self.metric == "precomputed":
            if is_pca:
                raise ValueError('The parameter init="pca" cannot be used with metric="precomputed".')
            if X.shape[0] != X.shape[1]:
                raise ValueError("X should be a square distance matrix")
            if (X < 0).any():
                raise ValueError(
                    "Negative values in data passed to TSNE.fit(). With metric='precomputed', X should contain positive distances."
                )
        if self.method == "barnes_hut" and self.n_components > 3:
            raise ValueError(
                "'n_components' should be inferior to 4 for the barnes_hut algorithm as it relies on quad-tree or oct-tree."
            )

    def _exact_shares(self, X):
        """How much each pair of rows is worth, condensed."""
        from sklearn.metrics.pairwise import pairwise_distances
        if self.metric == "precomputed":
            squares = X ** 2
        elif self.metric == "euclidean":
            squares = pairwise_distances(X, metric="euclidean", squared=True)
        else:
            squares = pairwise_distances(X, metric=self.metric, **(self.metric_params or {})) ** 2
        own = _native.shares(squares.astype(np.float32), float(self.perplexity), True)
        both = (own + own.T)[np.triu_indices(len(X), k=1)]
        return np.maximum(both / np.maximum(2.0 * both.sum(), _EPS), _EPS)

    def _near_shares(self, X):
        """How much neighbours are worth to each other, as a sparse matrix."""
        from scipy.sparse import csr_matrix
        from sklearn.neighbors import NearestNeighbors
        n_rows = X.shape[0]
        k = min(n_rows - 1, int(3.0 * self.perplexity + 1))
        near = NearestNeighbors(n_neighbors=k, metric=self.metric, metric_params=self.metric_params).fit(X)
        graph = near.kneighbors_graph(mode="distance")
        graph.sort_indices()
        squares = (graph.data ** 2).reshape(n_rows, -1)
        own = _native.shares(squares.astype(np.float32), float(self.perplexity), k == n_rows)
        both = csr_matrix((own.ravel(), graph.indices, graph.indptr), shape=(n_rows, n_rows))
        both = (both + both.T).tocsr()
        both.sort_indices()
        return both / np.maximum(both.sum(), _EPS)

    def _start(self, X, rng):
        if isinstance(self.init, np.ndarray):
            return np.array(self.init)
        if self.init == "pca":
            from sklearn.decomposition import PCA
            start = PCA(n_components=self.n_components, svd_solver="randomized", random_state=rng).fit_transform(X).astype(np.float32)
            return start / np.std(start[:, 0]) * np.float32(1e-4)
        drawn = rng.standard_normal(size=(X.shape[0], self.n_components)).astype(np.float32)
        return np.float32(1e-4) * drawn

    def _laid_out(self, shares, start):
        n_rows = start.shape[0]
        freedom = max(self.n_components - 1, 1)

        factor = 2.0 * (freedom + 1.0) / freedom

        def objective(scale):
            worth = shares * scale if self.method == "exact" else (shares.data * scale).astype(np.float32)

            def judged(p, is_judged):
                where = p.reshape(n_rows, -1)
                if self.method == "exact":
                    error, slope = _native.exact_slope(where, worth, freedom, bool(is_judged), p.dtype == np.float32)
                    slope = slope.astype(p.dtype)
                else:
                    error, slope = _native.near_slope(
                        where, worth, shares.indices, shares.indptr, float(self.angle), freedom, bool(is_judged),
                    )
                return error, slope * factor
            return judged

        options = {"rate": self.learning_rate_, "least_slope": self.min_grad_norm}
        p, error, step = _descent(objective(self.early_exaggeration), start.ravel().copy(), 0, _EXPLORATION, _EXPLORATION, 0.5, **options)
        if step < _EXPLORATION or self.max_iter > _EXPLORATION:
            p, error, step = _descent(objective(1.0), p, step + 1, self.max_iter, self.n_iter_without_progress, 0.8, **options)
        self.n_iter_, self.kl_divergence_ = step, error
        return p.reshape(n_rows, self.n_components)
