"""Where values are missing, as columns of truths."""

import numbers

import numpy as np

from sklearn._data import check_fitted, feature_names_in
from sklearn._rules import BOOL, one_of
from sklearn.base import BaseEstimator, TransformerMixin


def is_nan(value):
    """Whether a placeholder is NaN."""
    return isinstance(value, numbers.Real) and not isinstance(value, numbers.Integral) and value != value


def is_na(value):
    """Whether a placeholder is the NA of pandas."""
    return type(value).__name__ == "NAType"


def missing_mask(X, missing_values):
    """Where X holds the placeholder; for a sparse matrix, a sparse matrix of truths."""
    if hasattr(X, "tocsc"):
        mask = X.copy()
        mask.data = missing_mask(X.data, missing_values)
        return type(X)((mask.data, X.indices, X.indptr), shape=X.shape, dtype=bool)
    if is_na(missing_values) or is_nan(missing_values):
        if X.dtype.kind == "f":
            return np.isnan(X)
        if X.dtype.kind in "iub":
            return np.zeros(X.shape, dtype=bool)
        if is_nan(missing_values) and any(is_na(item) for item in X.ravel().tolist()):
            raise TypeError("boolean value of NA is ambiguous")
        return np.array([is_na(item) or item != item for item in X.ravel().tolist()], dtype=bool).reshape(X.shape)
    if X.dtype.kind == "O":
        test = (lambda item: item is None) if missing_values is None else (lambda item: not is_na(item) and item == missing_values)
        return np.array([bool(test(item)) for item in X.ravel().tolist()], dtype=bool).reshape(X.shape)
    if missing_values is None or isinstance(missing_values, str):
        return np.zeros(X.shape, dtype=bool)
    return X == missing_values


def check_placeholder(X, missing_values):
    """Raise where a placeholder is no number though the data are."""
    if is_na(missing_values):
        return
    if X.dtype.kind in "fiu" and not isinstance(missing_values, numbers.Real):
        raise ValueError(f"'X' and 'missing_values' types are expected to be both numerical. Got X.dtype={X.dtype} and  "
                         f"type(missing_values)={type(missing_values)}.")


def check_kind(X, name):
    """Raise for data that are neither numbers nor objects."""
    if X.dtype.kind not in "iufO":
        raise ValueError(
            f"{name} does not support data with dtype {X.dtype}. Please provide either a numeric array (with a floating point or "
            "integer dtype) or categorical data represented either as an array with integer dtype or an array of string values with "
            "an object dtype."
        )


class MissingIndicator(TransformerMixin, BaseEstimator):
    """True where a value is missing."""

    _rules = {"features": one_of("missing-only", "all"), "sparse": (*BOOL, one_of("auto")), "error_on_new": BOOL}

    def __init__(self, *, missing_values=np.nan, features="missing-only", sparse="auto", error_on_new=True):
        self.missing_values = missing_values
        self.features = features
        self.sparse = sparse
        self.error_on_new = error_on_new

    def _data(self, X, reset):
        finite = "allow-nan" if is_nan(self.missing_values) or is_na(self.missing_values) else True
        X = self._validate(X, reset=reset, accept_sparse=("csc", "csr"), dtype=None, ensure_all_finite=finite)
        check_placeholder(X, self.missing_values)
        check_kind(X, "MissingIndicator")
        if hasattr(X, "tocsc") and self.missing_values == 0:
            raise ValueError("Sparse input with missing_values=0 is not supported. Provide a dense array instead.")
        return X

    def _mask(self, X):
        """The mask in the form wanted, and the columns with missing values."""
        mask = X if self._precomputed else missing_mask(X, self.missing_values)
        count = None
        if hasattr(mask, "tocsc"):
            mask.eliminate_zeros()
            count = np.asarray(mask.astype(np.int64).sum(axis=0)).ravel()
            mask = mask.toarray() if self.sparse is False else mask.tocsc()
        else:
            count = mask.sum(axis=0)
            if self.sparse is True:
                from scipy.sparse import csc_matrix
                mask = csc_matrix(mask)
        return mask, np.arange(X.shape[1]) if self.features == "all" else np.flatnonzero(count)

    def _fit(self, X, y=None, precomputed=False):
        self._precomputed = precomputed
        if precomputed:
            if not (hasattr(X, "dtype") and X.dtype.kind == "b"):
                raise ValueError("precomputed is True but the input data is not a mask")
            self.n_features_in_ = int(X.shape[1])
        else:
            X = self._data(X, True)
        self._n_features = X.shape[1]
        mask, self.features_ = self._mask(X)
        return mask

    def fit(self, X, y=None):
        """Learn which columns have missing values."""
        self._fit(X, y)
        return self

    def transform(self, X):
        """Where values are missing."""
        check_fitted(self)
        if not self._precomputed:
            X = self._data(X, False)
        elif not (hasattr(X, "dtype") and X.dtype.kind == "b"):
            raise ValueError("precomputed is True but the input data is not a mask")
        mask, found = self._mask(X)
        if self.features == "missing-only":
            unseen = np.setdiff1d(found, self.features_)
            if self.error_on_new and unseen.size > 0:
                raise ValueError(f"The features {unseen} have missing values in transform but have no missing values in fit.")
            if self.features_.size < self._n_features:
                mask = mask[:, self.features_]
        return mask

    def fit_transform(self, X, y=None):
        """Learn which columns have missing values, and show where."""
        mask = self._fit(X, y)
        return mask[:, self.features_] if self.features_.size < self._n_features else mask

    def get_feature_names_out(self, input_features=None):
        """Names such as missingindicator_age."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        prefix = type(self).__name__.lower()
        return np.asarray([f"{prefix}_{name}" for name in names[self.features_]], dtype=object)


class Imputer(TransformerMixin, BaseEstimator):
    """What imputers share: columns that say where values were missing."""

    _rules = {"add_indicator": BOOL, "keep_empty_features": BOOL}

    def _finite(self):
        return "allow-nan" if is_nan(self.missing_values) or is_na(self.missing_values) else True

    def _fit_indicator(self, mask):
        self.indicator_ = None
        if self.add_indicator:
            self.indicator_ = MissingIndicator(missing_values=self.missing_values, error_on_new=False)
            self.indicator_._fit(mask, precomputed=True)

    def _with_indicator(self, made, mask):
        if not self.add_indicator:
            return made
        if not hasattr(self, "indicator_"):
            raise ValueError("Make sure to call _fit_indicator before _transform_indicator")
        shown = self.indicator_.transform(mask)
        if hasattr(made, "tocsr"):
            from scipy.sparse import csr_matrix, hstack
            return csr_matrix(hstack((made, shown)))
        return np.hstack((made, shown))

    def _names_with_indicator(self, names, input_features):
        if not self.add_indicator:
            return names
        return np.concatenate([names, self.indicator_.get_feature_names_out(input_features)])
