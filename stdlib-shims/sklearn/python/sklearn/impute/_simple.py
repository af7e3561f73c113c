"""`SimpleImputer`: missing values become the mean, the median, the most frequent or a fixed value of their column."""

import warnings

import numpy as np

from sklearn._data import check_fitted, feature_names_in
from sklearn._rules import BOOL, one_of
from sklearn.impute._indicator import Imputer, check_kind, check_placeholder, missing_mask

_FLOATS = (np.float64, np.float32)


def _least(items):
    try:
        return min(items)
    except TypeError as error:
        if "'<' not supported between" not in str(error):
            raise
        return min(items, key=lambda item: (str(type(item)), str(item)))


def most_frequent(values, extra, n_extra):
    """The most frequent value, the smallest of several; `extra` counts `n_extra` times more."""
    found, count = 0, 0
    if len(values):
        if values.dtype == object:
            counts = {}
            for item in values.tolist():
                counts[item] = counts.get(item, 0) + 1
            count = max(counts.values())
            found = _least([item for item, times in counts.items() if times == count])
        else:
            distinct, counts = np.unique(values, return_counts=True)
            place = counts.argmax()
            found, count = distinct[place], counts[place]
    if count == 0 and n_extra == 0:
        return np.nan
    if count != n_extra:
        return extra if count < n_extra else found
    return _least([found, extra])


def _median_with_zeros(values, n_zeros):
    count = len(values) + n_zeros
    if count == 0:
        return np.nan
    return np.median(np.concatenate([values, np.zeros(n_zeros)]))


class SimpleImputer(Imputer):
    """Fills missing values with one number (or text) for each column."""

    _rules = {**Imputer._rules, "strategy": (one_of("mean", "median", "most_frequent", "constant"), "a callable"), "copy": BOOL}

    def __init__(self, *, missing_values=np.nan, strategy="mean", fill_value=None, copy=True, add_indicator=False,
                 keep_empty_features=False):
        self.missing_values = missing_values
        self.add_indicator = add_indicator
        self.keep_empty_features = keep_empty_features
        self.strategy = strategy
        self.fill_value = fill_value
        self.copy = copy

    def _data(self, X, fitting):
        if self.strategy in ("most_frequent", "constant"):
            texts = isinstance(X, list) and any(isinstance(item, str) for row in X for item in row)
            dtype = object if texts else None
        else:
            dtype = _FLOATS
        if not fitting and self._fit_dtype.kind == "O":
            dtype = self._fit_dtype
        try:
            X = self._validate(X, reset=fitting, accept_sparse="csc", dtype=dtype, ensure_all_finite=self._finite(), copy=self.copy)
        except ValueError as error:
            if "could not convert" in str(error):
                raise ValueError(f"Cannot use {self.strategy} strategy with non-numeric data:\n{error}") from None
            raise
        if fitting:
            self._fit_dtype = X.dtype
        check_placeholder(X, self.missing_values)
        check_kind(X, "SimpleImputer")
        if hasattr(X, "tocsc") and self.missing_values == 0:
            raise ValueError("Imputation not possible when missing_values == 0 and input is sparse. Provide a dense array instead.")
        if self.strategy == "constant":
            self._check_fill(X, fitting)
        return X

    def _check_fill(self, X, fitting):
        """Raise where the value to fill in does not fit the numbers of the data."""
        if fitting and self.fill_value is None:
            return
        kind = type(self.fill_value) if fitting else self.statistics_.dtype
        try:
            fits = np.can_cast(kind, X.dtype, casting="same_kind")
        except TypeError:
            fits = X.dtype == object
        if fits:
            return
        if fitting:
            raise ValueError(
                f"fill_value={self.fill_value!r} (of type {kind!r}) cannot be cast to the input data that is {X.dtype!r}. If fill_value "
                "is a Python scalar, instead pass  a numpy scalar (e.g. fill_value=np.uint8(0) if your data is of type np.uint8). Make "
                "sure that both dtypes are of the same kind."
            )
        raise ValueError(f"The dtype of the filling value (i.e. {kind!r}) cannot be cast to the input data that is {X.dtype!r}. Make sure "
                         "that the dtypes of the input data are of the same kind between fit and transform.")

    def fit(self, X, y=None):
        """Learn the value of each column."""
        X = self._data(X, True)
        fill = self.fill_value
        if fill is None:
            fill = 0 if X.dtype.kind in "iuf" else "missing_value"
        if hasattr(X, "tocsc"):
            self.statistics_ = self._of_sparse(X, fill)
        else:
            self.statistics_ = self._of_dense(X, fill)
        return self

    def _warn_of_empty(self):
        warnings.warn('Currently, when `keep_empty_feature=False` and `strategy="constant"`, empty features are not dropped. This '
                      "behaviour will change in version 1.8. Set `keep_empty_feature=True` to preserve this behaviour.", FutureWarning, stacklevel=4)

    def _of_dense(self, X, fill):
        mask = missing_mask(X, self.missing_values)
        self._fit_indicator(mask)
        empty = 0 if self.keep_empty_features else np.nan
        if self.strategy in ("mean", "median"):
            if not mask.any():
                return X.mean(axis=0).astype(np.float64) if self.strategy == "mean" else np.median(X, axis=0)
            of = np.mean if self.strategy == "mean" else np.median
            columns = [X[~mask[:, place], place] for place in range(X.shape[1])]
            return np.array([of(column) if len(column) else empty for column in columns], dtype=np.float64 if of is np.mean else X.dtype)
        if self.strategy == "most_frequent":
            made = np.empty(X.shape[1], dtype=object if X.dtype.kind == "O" else np.float64)
            for place in range(X.shape[1]):
                column = X[~mask[:, place], place]
                made[place] = 0 if len(column) == 0 and self.keep_empty_features else most_frequent(column, np.nan, 0)
            return made
        if self.strategy == "constant":
            if not self.keep_empty_features and mask.all(axis=0).any():
                self._warn_of_empty()
            return np.full(X.shape[1], fill, dtype=X.dtype)
        return np.array([self.strategy(X[~mask[:, place], place]) for place in range(X.shape[1])], dtype=np.float64)

    def _of_sparse(self, X, fill):
        mask = missing_mask(X, self.missing_values)
        self._fit_indicator(mask)
        n_rows, n_columns = X.shape
        made = np.empty(n_columns)
        if self.strategy == "constant":
            made.fill(fill)
            return made
        for place in range(n_columns):
            part = slice(int(X.indptr[place]), int(X.indptr[place + 1]))
            column = X.data[part][~mask.data[part]]
            n_zeros = n_rows - (part.stop - part.start) + int((column == 0).sum())
            column = column[column != 0]
            if len(column) == 0 and self.keep_empty_features:
                made[place] = 0
            elif self.strategy == "mean":
                made[place] = column.sum() / (len(column) + n_zeros) if len(column) + n_zeros else np.nan
            elif self.strategy == "median":
                made[place] = _median_with_zeros(column, n_zeros)
            elif self.strategy == "most_frequent":
                made[place] = most_frequent(column, 0, n_zeros)
            else:
                made[place] = self.strategy(column)
        return made

    def transform(self, X):
        """Fill in what is missing."""
        check_fitted(self)
        X = self._data(X, False)
        if not self.copy or not hasattr(X, "tocsc"):
            X = X.copy()
        mask = missing_mask(X, self.missing_values)
        values, kept = self.statistics_, None
        if self.strategy != "constant" and not self.keep_empty_features:
            empty = missing_mask(values, np.nan)
            if empty.any():
                kept, values = np.flatnonzero(~empty), values[~empty]
                named = getattr(self, "feature_names_in_", np.arange(X.shape[1]))[empty]
                warnings.warn(f"Skipping features without any observed values: {named}. At least one non-missing value is needed for "
                              f"imputation with strategy='{self.strategy}'.", stacklevel=2)
                X = X[:, kept]
        if hasattr(X, "tocsc"):
            hidden = missing_mask(X.data, self.missing_values)
            columns = np.repeat(np.arange(X.shape[1]), np.diff(X.indptr))
            X.data[hidden] = values[columns[hidden]].astype(X.dtype)
        else:
            hidden = mask if kept is None else mask[:, kept]
            rows, columns = np.nonzero(hidden)
            if len(rows):
                X[rows, columns] = values[columns]
        return self._with_indicator(X, mask)

    def inverse_transform(self, X):
        """Take out again what was filled in, where columns say so."""
        check_fitted(self)
        if not self.add_indicator:
            raise ValueError("'inverse_transform' works only when 'SimpleImputer' is instantiated with 'add_indicator=True'. Got "
                             f"'add_indicator={self.add_indicator}' instead.")
        n_filled = X.shape[1] - len(self.indicator_.features_)
        filled, shown = X[:, :n_filled].copy(), X[:, n_filled:].astype(bool)
        made = np.zeros((X.shape[0], len(self.statistics_)))
        hidden = np.zeros(made.shape, dtype=bool)
        hidden[:, self.indicator_.features_] = shown
        there = [place for place in range(made.shape[1]) if not hidden[:, place].all()]
        for column, place in zip(filled.T, there):
            made[:, place] = column
        made[hidden] = self.missing_values
        return made

    def get_feature_names_out(self, input_features=None):
        """The names of the columns that are left, and of those that say where values were missing."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        return self._names_with_indicator(names[~missing_mask(self.statistics_, np.nan)], names)
