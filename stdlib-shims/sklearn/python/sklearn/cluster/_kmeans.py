"""K-means: rows go to the nearest centre, centres to the mean of their rows, until nothing moves."""

import warnings

import numpy as np

import _sklearn_clusters as _native
from sklearn._data import check_array, check_fitted, check_sample_weight
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, ClusterMixin, TransformerMixin
from sklearn.cluster._starts import check_centers, is_given, squared_lengths, start_of
from sklearn.cluster._words import VERBOSE, dense
from sklearn.exceptions import ConvergenceWarning

_KINDS = [np.float64, np.float32]


def rounds_of(algorithm):
    """The native rounds of an algorithm."""
    return _native.elkan if algorithm == "elkan" else _native.lloyd


def same_clusters(one, other):
    """Whether two lists of labels make the same clusters under other names."""
    pairs = np.unique(np.stack([one, other]), axis=1)
    return pairs.shape[1] == len(np.unique(one))


class KMeansBase(ClassNamePrefixFeaturesOutMixin, TransformerMixin, ClusterMixin, BaseEstimator):
    """What k-means of all kinds share: centres that rows are compared with."""

    _rules = {"n_clusters": int_from(1), "init": (one_of("k-means++", "random"), "a callable", "an array-like"),
              "n_init": (one_of("auto"), int_from(1)), "max_iter": int_from(1), "tol": float_in("0.0"), "verbose": VERBOSE,
              "random_state": SEED}
    _random_runs = 10

    def _rows(self, X, reset=True):
        X = dense(self._validate(X, reset=reset, accept_sparse=True, dtype=_KINDS))
        if self.verbose:
            raise NotImplementedError(f"{type(self).__name__}(verbose=...) is not available: leave it 0")
        if reset:
            # A name: types are no data that could be saved.
            self._kind = X.dtype.name
        return X.astype(np.float64)

    def _prepare(self, X):
        """The tolerance and the number of runs for these rows."""
        if X.shape[0] < self.n_clusters:
            raise ValueError(f"n_samples={X.shape[0]} should be >= n_clusters={self.n_clusters}.")
        self._tol = 0 if self.tol == 0 else float(np.mean(np.var(X, axis=0)) * self.tol)
        self._n_init = self.n_init
        if isinstance(self.n_init, str):
            repeated = callable(self.init) or (isinstance(self.init, str) and self.init == "random")
            self._n_init = self._random_runs if repeated else 1
        if is_given(self.init) and self._n_init != 1:
            warnings.warn(
                f"Explicit initial center position passed: performing only one init in {type(self).__name__} instead of "
                f"n_init={self._n_init}.", RuntimeWarning, stacklevel=3,
            )
            self._n_init = 1

    def _given_start(self, X):
        """The starts that were given, or how to find some."""
        if not is_given(self.init):
            return self.init
        init = check_array(self.init, dtype=_KINDS).astype(np.float64)
        check_centers(init, X, self.n_clusters)
        return init

    def fit_predict(self, X, y=None, sample_weight=None):
        """Find the centres; the nearest one of each row."""
        return self.fit(X, sample_weight=sample_weight).labels_

    def fit_transform(self, X, y=None, sample_weight=None):
        """Find the centres; the distance of each row from each."""
        return self.fit(X, sample_weight=sample_weight)._distances(self._rows(X, reset=False))

    def _distances(self, X):
        from sklearn.metrics.pairwise import euclidean_distances
        return euclidean_distances(X, self.cluster_centers_).astype(self._kind)

    def transform(self, X):
        """The distance of each row from each centre."""
        check_fitted(self)
        return self._distances(self._rows(X, reset=False))

    def predict(self, X):
        """The nearest centre of each row."""
        check_fitted(self)
        X = self._rows(X, reset=False)
        return _native.closest(X, np.ones(X.shape[0]), self.cluster_centers_)[0]

    def score(self, X, y=None, sample_weight=None):
        """The opposite of the sum of the squared distances from the nearest centres."""
        check_fitted(self)
        X = self._rows(X, reset=False)
        return -_native.closest(X, check_sample_weight(sample_weight, X.shape[0]), self.cluster_centers_)[1]


class KMeans(KMeansBase):
    """Clusters around means."""

    _rules = {**KMeansBase._rules, "copy_x": BOOL, "algorithm": one_of("elkan", "lloyd")}

    def __init__(self, n_clusters=8, *, init="k-means++", n_init="auto", max_iter=300, tol=1e-4, verbose=0, random_state=None,
                 copy_x=True, algorithm="lloyd"):
        self.n_clusters = n_clusters
        self.init = init
        self.n_init = n_init
        self.max_iter = max_iter
        self.tol = tol
        self.verbose = verbose
        self.random_state = random_state
        self.copy_x = copy_x
        self.algorithm = algorithm

    def fit(self, X, y=None, sample_weight=None):
        """Find the centres: the best of the runs."""
        from sklearn.utils._random import check_random_state
        rows = self._rows(X)
        self._prepare(rows)
        algorithm = self.algorithm
        if algorithm == "elkan" and self.n_clusters == 1:
            warnings.warn(
                "algorithm='elkan' doesn't make sense for a single cluster. Using 'lloyd' instead.", RuntimeWarning, stacklevel=2,
            )
            algorithm = "lloyd"
        rng = check_random_state(self.random_state)
        weights = check_sample_weight(sample_weight, rows.shape[0])
        init = self._given_start(rows)
        # Sums of rows near zero lose fewer digits.
        middle = np.zeros(rows.shape[1]) if hasattr(X, "toarray") else rows.mean(axis=0)
        rows = rows - middle
        if is_given(init):
            init = init - middle
        lengths, run, best = squared_lengths(rows), rounds_of(algorithm), None
        for _ in range(self._n_init):
            start = start_of(rows, lengths, init, rng, weights, self.n_clusters)
            found = run(rows, weights, start, self.max_iter, self._tol)
            if best is None or (found[2] < best[2] and not same_clusters(found[1], best[1])):
                best = found
        centers, self.labels_, self.inertia_, self.n_iter_ = best
        self.cluster_centers_ = (centers + middle).astype(self._kind)
        self._n_features_out = self.cluster_centers_.shape[0]
        n_found = len(np.unique(self.labels_))
        if n_found < self.n_clusters:
            warnings.warn(
                f"Number of distinct clusters ({n_found}) found smaller than n_clusters ({self.n_clusters}). Possibly due to duplicate "
                "points in X.", ConvergenceWarning, stacklevel=2,
            )
        return self


def k_means(X, n_clusters, *, sample_weight=None, init="k-means++", n_init="auto", max_iter=300, verbose=False, tol=1e-4,
            random_state=None, copy_x=True, algorithm="lloyd", return_n_iter=False):
    """Centres, labels and inertia of k-means; with `return_n_iter` also the rounds."""
    found = KMeans(n_clusters, init=init, n_init=n_init, max_iter=max_iter, verbose=verbose, tol=tol, random_state=random_state,
                   copy_x=copy_x, algorithm=algorithm).fit(X, sample_weight=sample_weight)
    answer = (found.cluster_centers_, found.labels_, found.inertia_)
    return (*answer, found.n_iter_) if return_n_iter else answer
