"""Columns mixed so that neighbours are of one class."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.cluster._words import VERBOSE


class NeighborhoodComponentsAnalysis(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Neighbourhood components analysis."""

    _rules = {"n_components": (int_from(1), "None"),
              "init": (one_of("auto", "identity", "lda", "pca", "random"), "an instance of 'numpy.ndarray'"), "warm_start": BOOL,
              "max_iter": int_from(1), "tol": float_in("0.0"), "callback": ("a callable", "None"), "verbose": VERBOSE,
              "random_state": SEED}

    def __init__(self, n_components=None, *, init="auto", warm_start=False, max_iter=50, tol=1e-5, callback=None, verbose=0,
                 random_state=None):
        self.n_components = n_components
        self.init = init
        self.warm_start = warm_start
        self.max_iter = max_iter
        self.tol = tol
        self.callback = callback
        self.verbose = verbose
        self.random_state = random_state

    @property
    def _n_features_out(self):
        return self.components_.shape[0]

    def fit(self, X, y):
        """Find the mixture."""
        from scipy.optimize import minimize
        from sklearn.utils._random import check_random_state
        from sklearn.utils.multiclass import check_classification_targets
        X, y = self._validate(X, y, needs_y=True, ensure_min_samples=2)
        check_classification_targets(y)
        if self.verbose:
            raise NotImplementedError("NeighborhoodComponentsAnalysis(verbose=...) is not available: leave it 0")
        X, codes = X.astype(np.float64), np.unique(y, return_inverse=True)[1]
        if self.n_components is not None and self.n_components > X.shape[1]:
            raise ValueError(
                f"The preferred dimensionality of the projected space `n_components` ({self.n_components}) cannot be greater than the "
                f"given data dimensionality ({X.shape[1]})!"
            )
        self.random_state_ = check_random_state(self.random_state)
        start = self._start(X, codes)
        is_same = codes[:, None] == codes[None, :]
        self.n_iter_ = 0

        def loss(mixture):
            if self.n_iter_ == 0:
                self.n_iter_ += 1
            return self._loss(mixture.reshape(-1, X.shape[1]), X, is_same)

        def after(mixture):
            if self.callback is not None:
                self.callback(mixture, self.n_iter_)
            self.n_iter_ += 1

        found = minimize(loss, np.ravel(start), method="L-BFGS-B", jac=True, tol=self.tol, options={"maxiter": self.max_iter}, callback=after)
        self.components_ = found.x.reshape(-1, X.shape[1])
        return self

    @staticmethod
    def _loss(mixture, X, is_same):
        """The opposite of how often a row drawn by nearness is of the same class, and its slope."""
        from sklearn.metrics.pairwise import euclidean_distances
        mixed = X @ mixture.T
        near = -euclidean_distances(mixed, squared=True)
        places = np.arange(len(X))
        near[places, places] = -np.inf
        near = np.exp(near - near.max(axis=1, keepdims=True))
        near /= near.sum(axis=1, keepdims=True)
        same = near * is_same
        share = same.sum(axis=1, keepdims=True)
        weights = same - near * share
        both = weights + weights.T
        both[places, places] = -weights.sum(axis=0)
        return -np.sum(share), -(2 * mixed.T @ both @ X).ravel()

    def _start(self, X, codes):
        if self.warm_start and hasattr(self, "components_"):
            return self.components_
        if isinstance(self.init, np.ndarray):
            return self._checked_start(check_array(self.init), X)
        n_components, n_classes = self.n_components or X.shape[1], int(codes.max()) + 1
        init = self.init
        if init == "auto":
            init = "identity"
            if n_components <= min(X.shape[1], n_classes - 1):
                init = "lda"
            elif n_components < min(X.shape[1], len(X)):
                init = "pca"
        if init == "identity":
            return np.eye(n_components, X.shape[1])
        if init == "random":
            return self.random_state_.standard_normal(size=(n_components, X.shape[1]))
        if init == "pca":
            from sklearn.decomposition import PCA
            return PCA(n_components=n_components, random_state=self.random_state_).fit(X).components_
        from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
        return LinearDiscriminantAnalysis(n_components=n_components).fit(X, codes).scalings_.T[:n_components]

    def _checked_start(self, init, X):
        words = f"given linear transformation `init` ({init.shape[0]})"
        if init.shape[1] != X.shape[1]:
            raise ValueError(
                f"The input dimensionality ({init.shape[1]}) of the given linear transformation `init` must match the dimensionality of "
                f"the given inputs `X` ({X.shape[1]})."
            )
        if init.shape[0] > init.shape[1]:
            raise ValueError(
                f"The output dimensionality ({init.shape[0]}) of the given linear transformation `init` cannot be greater than its input "
                f"dimensionality ({init.shape[1]})."
            )
        if self.n_components is not None and self.n_components != init.shape[0]:
            raise ValueError(
                f"The preferred dimensionality of the projected space `n_components` ({self.n_components}) does not match the output "
                f"dimensionality of the {words}!"
            )
        return init

    def transform(self, X):
        """Rows in the mixed columns."""
        check_fitted(self)
        return self._validate(X, reset=False) @ self.components_.T
