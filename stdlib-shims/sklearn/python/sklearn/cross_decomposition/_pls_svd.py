"""`PLSSVD`: directions of two sets of columns by the singular vectors of their products."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, int_from
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.cross_decomposition._pls import centred, checked_pair
from sklearn.utils.extmath import svd_flip


class PLSSVD(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Components of X and y at once."""

    _rules = {"n_components": int_from(1), "scale": BOOL, "copy": BOOL}

    def __init__(self, n_components=2, *, scale=True, copy=True):
        self.n_components = n_components
        self.scale = scale
        self.copy = copy

    def fit(self, X, y):
        """Find the components."""
        X, y, _ = checked_pair(self, X, y)
        most, wanted = min(X.shape[0], X.shape[1], y.shape[1]), self.n_components
        if wanted > most:
            raise ValueError(f"`n_components` upper bound is {most}. Got {wanted} instead. Reduce `n_components`.")
        X, y, self._x_mean, self._y_mean, self._x_std, self._y_std = centred(X, y, self.scale)
        U, _, Vt = np.linalg.svd(X.T @ y, full_matrices=False)
        U, Vt = svd_flip(U[:, :wanted], Vt[:wanted])
        self.x_weights_, self.y_weights_ = U, Vt.T
        self._n_features_out = U.shape[1]
        return self

    def transform(self, X, y=None):
        """The components of rows of X, and of y where it is given."""
        check_fitted(self)
        X = self._validate(X, dtype=np.float64, reset=False)
        scores = ((X - self._x_mean) / self._x_std) @ self.x_weights_
        if y is None:
            return scores
        y = check_array(y, input_name="y", ensure_2d=False, dtype=np.float64)
        y = y.reshape(-1, 1) if y.ndim == 1 else y
        return scores, ((y - self._y_mean) / self._y_std) @ self.y_weights_

    def fit_transform(self, X, y=None):
        """Find the components, and give those of the rows."""
        return self.fit(X, y).transform(X, y)
