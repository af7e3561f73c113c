"""A function as a transformer."""

import numpy as np

from sklearn._data import feature_names_in
from sklearn.base import BaseEstimator, TransformerMixin


class FunctionTransformer(TransformerMixin, BaseEstimator):
    """Calls a function on the data."""

    def __init__(self, func=None, inverse_func=None, *, validate=False, accept_sparse=False, check_inverse=True,
                 feature_names_out=None, kw_args=None, inv_kw_args=None):
        self.func = func
        self.inverse_func = inverse_func
        self.validate = validate
        self.accept_sparse = accept_sparse
        self.check_inverse = check_inverse
        self.feature_names_out = feature_names_out
        self.kw_args = kw_args
        self.inv_kw_args = inv_kw_args

    def _data(self, X, reset):
        if self.validate:
            return self._validate(X, reset=reset)
        if reset and hasattr(X, "shape") and len(X.shape) == 2:
            from sklearn._data import check_feature_count, check_feature_names
            check_feature_names(self, X, True)
            check_feature_count(self, X, True)
        return X

    def fit(self, X, y=None):
        """Check the data; the function is called by transform."""
        X = self._data(X, True)
        if self.check_inverse and not (self.func is None or self.inverse_func is None):
            rows = slice(None, None, max(1, X.shape[0] // 100))
            part = X.iloc[rows] if hasattr(X, "iloc") else X[rows]
            if not np.allclose(np.asarray(self.inverse_transform(self.transform(part)), dtype=float), np.asarray(part, dtype=float)):
                import warnings
                warnings.warn(
                    "The provided functions are not strictly inverse of each other. If you are sure you want to proceed regardless, set "
                    "'check_inverse=False'.", UserWarning, stacklevel=2,
                )
        return self

    def transform(self, X):
        """The function's answer."""
        X = self._data(X, False)
        return X if self.func is None else self.func(X, **(self.kw_args or {}))

    def inverse_transform(self, X):
        """The inverse function's answer."""
        return X if self.inverse_func is None else self.inverse_func(X, **(self.inv_kw_args or {}))

    @property
    def get_feature_names_out(self):
        """Names of columns, where `feature_names_out` says how."""
        if self.feature_names_out is None:
            raise AttributeError("This 'FunctionTransformer' has no attribute 'get_feature_names_out'")
        return self._names_out

    def _names_out(self, input_features=None):
        names = feature_names_in(self, input_features)
        if self.feature_names_out == "one-to-one":
            return names
        return np.asarray(list(self.feature_names_out(self, names)), dtype=object)

    def __sklearn_is_fitted__(self):
        return True
