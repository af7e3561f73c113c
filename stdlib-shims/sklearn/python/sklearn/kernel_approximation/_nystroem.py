"""`Nystroem`: a kernel by its values at some of the rows."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import SEED, float_in, int_from
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils import check_random_state

# Which parameters each kernel takes.
_PARAMETERS = {
    "additive_chi2": (), "chi2": ("gamma",), "cosine": (), "laplacian": ("gamma",), "linear": (), "poly": ("gamma", "degree", "coef0"),
    "polynomial": ("gamma", "degree", "coef0"), "rbf": ("gamma",), "sigmoid": ("gamma", "coef0"),
}


class Nystroem(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Features from the kernel of rows with some rows drawn at random."""

    _rules = {"gamma": (float_in(0.0), "None"), "degree": (float_in(1.0), "None"), "n_components": int_from(1), "random_state": SEED}

    def __init__(self, kernel="rbf", *, gamma=None, coef0=None, degree=None, kernel_params=None, n_components=100, random_state=None,
                 n_jobs=None):
        self.kernel = kernel
        self.gamma = gamma
        self.coef0 = coef0
        self.degree = degree
        self.kernel_params = kernel_params
        self.n_components = n_components
        self.random_state = random_state
        self.n_jobs = n_jobs

    def _kernel(self, X, Y=None):
        from sklearn.metrics.pairwise import pairwise_kernels
        options = dict(self.kernel_params or {})
        if not callable(self.kernel) and self.kernel != "precomputed":
            options.update((name, getattr(self, name)) for name in _PARAMETERS[self.kernel] if getattr(self, name) is not None)
        elif self.gamma is not None or self.coef0 is not None or self.degree is not None:
            raise ValueError("Don't pass gamma, coef0 or degree to Nystroem if using a callable or precomputed kernel")
        return pairwise_kernels(X, Y, metric=self.kernel, filter_params=True, **options)

    def fit(self, X, y=None):
        """Draw the rows."""
        X = self._validate(X, accept_sparse="csr")
        rng = check_random_state(self.random_state)
        wanted = self.n_components
        if wanted > X.shape[0]:
            wanted = X.shape[0]
            warnings.warn("n_components > n_samples. This is not possible.\nn_components was set to n_samples, which results in "
                          "inefficient "
                          "evaluation of the full kernel.", stacklevel=2)
        places = rng.permutation(X.shape[0])[:wanted]
        basis = X[places]
        U, S, V = np.linalg.svd(self._kernel(basis))
        self.normalization_ = (U / np.sqrt(np.maximum(S, 1e-12))) @ V
        self.components_, self.component_indices_ = basis, places
        self._n_features_out = wanted
        return self

    def transform(self, X):
        """The features of rows."""
        check_fitted(self)
        return self._kernel(self._validate(X, accept_sparse="csr", reset=False), self.components_) @ self.normalization_.T
