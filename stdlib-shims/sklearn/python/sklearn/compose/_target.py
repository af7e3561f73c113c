"""A regressor on a transformed target."""

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn.base import BaseEstimator, RegressorMixin, clone


class TransformedTargetRegressor(RegressorMixin, BaseEstimator):
    """Fits on the transformed target and transforms predictions back."""

    def __init__(self, regressor=None, *, transformer=None, func=None, inverse_func=None, check_inverse=True):
        self.regressor = regressor
        self.transformer = transformer
        self.func = func
        self.inverse_func = inverse_func
        self.check_inverse = check_inverse

    def _make_transformer(self, y):
        if self.transformer is not None and (self.func is not None or self.inverse_func is not None):
            raise ValueError("'transformer' and functions 'func'/'inverse_func' cannot both be set.")
        if self.transformer is not None:
            self.transformer_ = clone(self.transformer)
        else:
            if (self.func is None) != (self.inverse_func is None):
                lacking, present = ("func", "inverse_func") if self.func is None else ("inverse_func", "func")
                raise ValueError(f"When '{present}' is provided, '{lacking}' must also be provided. If {lacking} is supposed to be the "
                                 f"default, you need to explicitly pass it the identity function.")
            from sklearn.preprocessing import FunctionTransformer
            self.transformer_ = FunctionTransformer(func=self.func, inverse_func=self.inverse_func, validate=True,
                                                    check_inverse=self.check_inverse)
        self.transformer_.fit(y)
        if self.check_inverse:
            part = y[::max(1, y.shape[0] // 10)]
            if not np.allclose(part, self.transformer_.inverse_transform(self.transformer_.transform(part))):
                import warnings
                warnings.warn("The provided functions or transformer are not strictly inverse of each other. If you are sure you want to "
                              "proceed regardless, set 'check_inverse=False'", UserWarning, stacklevel=3)

    def fit(self, X, y, **fit_params):
        """Fit the regressor on the transformed target."""
        if y is None:
            raise ValueError(f"This {type(self).__name__} estimator requires y to be passed, but the target y is None.")
        y = check_array(y, input_name="y", ensure_2d=False, dtype="numeric", allow_nd=True)
        self._training_dim = y.ndim
        column = y.reshape(-1, 1) if y.ndim == 1 else y
        self._make_transformer(column)
        moved = self.transformer_.transform(column)
        if moved.ndim == 2 and moved.shape[1] == 1:
            moved = moved.squeeze(axis=1)
        if self.regressor is None:
            from sklearn.linear_model import LinearRegression
            self.regressor_ = LinearRegression()
        else:
            self.regressor_ = clone(self.regressor)
        self.regressor_.fit(X, moved, **fit_params)
        if hasattr(self.regressor_, "feature_names_in_"):
            self.feature_names_in_ = self.regressor_.feature_names_in_
        return self

    def predict(self, X, **predict_params):
        """Predictions transformed back."""
        check_fitted(self)
        found = self.regressor_.predict(X, **predict_params)
        back = self.transformer_.inverse_transform(found.reshape(-1, 1) if found.ndim == 1 else found)
        if self._training_dim == back.ndim - 1 and back.shape[1] == 1:
            back = back.squeeze(axis=1)
        return back

    @property
    def n_features_in_(self):
        """The number of columns the regressor takes."""
        try:
            check_fitted(self)
        except ValueError as error:
            raise AttributeError(f"{type(self).__name__} object has no n_features_in_ attribute.") from error
        return self.regressor_.n_features_in_
