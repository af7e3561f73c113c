"""Rows laid out so that their distances are those given, as nearly as can be."""

import warnings

import numpy as np

from sklearn._data import check_array
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator
from sklearn.cluster._words import VERBOSE


def _distances(X):
    from sklearn.metrics.pairwise import euclidean_distances
    return euclidean_distances(X)


def _wanted(distances, below, given, is_first):
    """Distances in the order of the given ones, as near as can be to those there are."""
    n_rows = len(distances)
    if is_first:
        values = given
    else:
        from sklearn.isotonic import IsotonicRegression
        values = IsotonicRegression(out_of_bounds="clip").fit_transform(given, distances[below])
    made = np.zeros_like(distances)
    made[below] = values
    made *= np.sqrt((n_rows * (n_rows - 1) / 2) / (made ** 2).sum())
    return made + made.T


def _one_run(given, metric, n_components, init, max_iter, eps, rng, normalized):
    from sklearn.utils._pieces import check_symmetric
    given = check_symmetric(given, raise_exception=True)
    n_rows = given.shape[0]
    below = np.triu(given, k=1) != 0
    if init is None:
        X = rng.uniform(size=n_rows * n_components).reshape((n_rows, n_components))
    elif n_rows != init.shape[0]:
        raise ValueError(f"init matrix should be of shape ({n_rows}, {init.shape[1]})")
    else:
        X = init
    distances, before, rounds = _distances(X), None, 0
    for rounds in range(1, max_iter + 1):
        wanted = given if metric else _wanted(distances, below, given[below], rounds == 1)
        distances[distances == 0] = 1e-5
        ratio = wanted / distances
        pull = -ratio
        pull[np.arange(n_rows), np.arange(n_rows)] += ratio.sum(axis=1)
        X = 1.0 / n_rows * (pull @ X)
        distances = _distances(X)
        stress = ((distances.ravel() - wanted.ravel()) ** 2).sum() / 2
        squares = (distances.ravel() ** 2).sum() / 2
        if before is not None and (before - stress) / squares < eps:
            break
        before = stress
    return X, np.sqrt(stress / squares) if normalized else stress, rounds


def smacof(dissimilarities, *, metric=True, n_components=2, init=None, n_init="warn", n_jobs=None, max_iter=300, verbose=0, eps=1e-6,
           random_state=None, return_n_iter=False, normalized_stress="auto"):
    """Where rows lie, and how far their distances are from those given: the best of some runs."""
    from sklearn.utils._random import check_random_state
    if verbose:
        raise NotImplementedError("sklearn.manifold.smacof(verbose=...) is not available: leave it 0")
    if isinstance(n_init, str):
        warnings.warn("The default value of `n_init` will change from 8 to 1 in 1.9.", FutureWarning, stacklevel=2)
        n_init = 8
    given, rng = check_array(dissimilarities).astype(np.float64), check_random_state(random_state)
    if isinstance(normalized_stress, str):
        normalized_stress = not metric
    if init is not None:
        init = np.array(init)
        if n_init != 1:
            warnings.warn(
                f"Explicit initial positions passed: performing only one init of the MDS instead of {n_init}", stacklevel=2,
            )
            n_init = 1
    best = None
    for _ in range(n_init):
        found = _one_run(given, metric, n_components, init, max_iter, eps, rng, normalized_stress)
        if best is None or found[1] < best[1]:
            best = found
    return best if return_n_iter else best[:2]


class MDS(BaseEstimator):
    """Multidimensional scaling."""

    _rules = {"n_components": int_from(1), "metric": BOOL, "n_init": (int_from(1), one_of("warn")), "max_iter": int_from(1),
              "verbose": VERBOSE, "eps": float_in("0.0"), "n_jobs": ("None", "an instance of 'int'"), "random_state": SEED,
              "dissimilarity": one_of("euclidean", "precomputed"), "normalized_stress": (*BOOL, one_of("auto"))}

    def __init__(self, n_components=2, *, metric=True, n_init="warn", max_iter=300, verbose=0, eps=1e-6, n_jobs=None,
                 random_state=None, dissimilarity="euclidean", normalized_stress="auto"):
        self.n_components = n_components
        self.metric = metric
        self.n_init = n_init
        self.max_iter = max_iter
        self.verbose = verbose
        self.eps = eps
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.dissimilarity = dissimilarity
        self.normalized_stress = normalized_stress

    def fit(self, X, y=None, init=None):
        """Lay the rows out."""
        self.fit_transform(X, init=init)
        return self

    def fit_transform(self, X, y=None, init=None):
        """Lay the rows out; where each lies."""
        n_init = self.n_init
        if isinstance(n_init, str):
            warnings.warn("The default value of `n_init` will change from 4 to 1 in 1.9.", FutureWarning, stacklevel=2)
            n_init = 4
        X = self._validate(X)
        if X.shape[0] == X.shape[1] and self.dissimilarity != "precomputed":
            warnings.warn(
                "The MDS API has changed. ``fit`` now constructs a dissimilarity matrix from data. To use a custom dissimilarity matrix, "
                "set ``dissimilarity='precomputed'``.", stacklevel=2,
            )
        self.dissimilarity_matrix_ = X if self.dissimilarity == "precomputed" else _distances(X)
        self.embedding_, self.stress_, self.n_iter_ = smacof(
            self.dissimilarity_matrix_, metric=self.metric, n_components=self.n_components, init=init, n_init=n_init,
            max_iter=self.max_iter, verbose=self.verbose, eps=self.eps, random_state=self.random_state, return_n_iter=True,
            normalized_stress=self.normalized_stress,
        )
        return self.embedding_
