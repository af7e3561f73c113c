"""Columns of histogram boosting: which are categories, which may only rise, which may meet in a tree."""

import itertools
import numbers

import numpy as np

from sklearn._data import check_array, is_frame, names_of_columns


def categorical_mask(X, given):
    """Which columns are categories; None where none is."""
    by_type = isinstance(given, str) and given == "from_dtype"
    if given is None or by_type and not is_frame(X):
        return None
    if by_type:
        given = np.asarray([str(kind) == "category" for kind in X.dtypes.tolist()])
    else:
        given = np.asarray(given)
    if given.size == 0:
        return None
    if given.dtype.kind not in "ibUO":
        raise ValueError(f"categorical_features must be an array-like of bool, int or str, got: {given.dtype.name}.")
    if given.dtype.kind == "O":
        kinds = {type(name) for name in given.tolist()}
        if kinds != {str}:
            raise ValueError("categorical_features must be an array-like of bool, int or str, got: "
                             f"{', '.join(sorted(kind.__name__ for kind in kinds))}.")
    n_columns = X.shape[1]
    mask = np.zeros(n_columns, dtype=bool)
    if given.dtype.kind in "UO":
        if not is_frame(X):
            raise ValueError("categorical_features should be passed as an array of integers or as a boolean mask when the model is fitted on "
                             "data without feature names.")
        names = X.columns.tolist()
        for name in given.tolist():
            if name not in names:
                raise ValueError(f"categorical_features has a item value '{name}' which is not a valid feature name of the training data. "
                                 f"Observed feature names: {names}")
            mask[names.index(name)] = True
    elif given.dtype.kind == "i":
        if np.max(given) >= n_columns or np.min(given) < 0:
            raise ValueError("categorical_features set as integer indices must be in [0, n_features - 1]")
        mask[given] = True
    else:
        if given.shape[0] != n_columns:
            raise ValueError(f"categorical_features set as a boolean mask must have shape (n_features,), got: {given.shape}")
        mask = given
    return mask if mask.any() else None


class Coder:
    """Turns a table into numbers: categories first, as their places in sorted order, then the other columns."""

    def __init__(self, mask, most):
        self.mask = mask
        self.most = most

    def fit(self, X):
        """Learn the categories."""
        self.names = names_of_columns(X)
        self.categories = []
        for place in np.flatnonzero(self.mask).tolist():
            found = _sorted_categories(_column(X, place))
            if len(found) > self.most:
                name = f"at index {place}" if self.names is None else repr(self.names[place])
                raise ValueError(f"Categorical feature {name} is expected to have a cardinality <= {self.most} but actually has a "
                                 f"cardinality of {len(found)}.")
            self.categories.append(found)
        return self

    def transform(self, X):
        """A matrix of numbers; unknown categories are NaN."""
        made = []
        for place, categories in zip(np.flatnonzero(self.mask).tolist(), self.categories):
            codes = {value: float(code) for code, value in enumerate(categories)}
            made.append([codes.get(value, np.nan) for value in _column(X, place)])
        coded = np.array(made, dtype=np.float64).T.reshape(-1, len(made))
        others = np.flatnonzero(~self.mask)
        if len(others) == 0:
            return coded
        rest = X.iloc[:, others.tolist()] if is_frame(X) else np.asarray(X)[:, others]
        return np.hstack([coded, check_array(rest, dtype=[np.float64], ensure_all_finite=False)])

    @property
    def known_categories(self):
        """Codes of categories by column of the matrix; None for columns of numbers."""
        return [np.arange(len(own), dtype=np.float64) for own in self.categories] + [None] * int((~self.mask).sum())

    @property
    def remapped(self):
        """Which columns of the matrix are categories."""
        return np.arange(len(self.mask)) < len(self.categories)


def _column(X, place):
    if is_frame(X):
        return X.iloc[:, place].tolist()
    return np.asarray(X)[:, place].tolist()


def _is_missing(value):
    return value is None or value != value


def _sorted_categories(values):
    kept = {value for value in values if not _is_missing(value)}
    try:
        return sorted(kept)
    except TypeError:
        kinds = sorted({type(value).__qualname__ for value in kept})
        raise TypeError(f"Encoders require their input argument must be uniformly strings or numbers. Got {kinds}") from None


def directions(estimator, given):
    """1, 0 or -1 for each column."""
    n_columns = estimator.n_features_in_
    if given is None:
        return np.zeros(n_columns, dtype=np.int8)
    if isinstance(given, dict):
        if not hasattr(estimator, "feature_names_in_"):
            raise ValueError(f"{type(estimator).__name__} was not fitted on data with feature names. Pass monotonic_cst as an integer array "
                             "instead.")
        names = estimator.feature_names_in_.tolist()
        unexpected = sorted(set(given) - set(names))
        if unexpected:
            shown = unexpected[:5] + ["..."] if len(unexpected) > 5 else unexpected
            raise ValueError(f"monotonic_cst contains {len(unexpected)} unexpected feature names: {shown}.")
        signs = np.zeros(n_columns, dtype=np.int8)
        for place, name in enumerate(names):
            if name in given:
                if given[name] not in (-1, 0, 1):
                    raise ValueError(f"monotonic_cst['{name}'] must be either -1, 0 or 1. Got {given[name]!r}.")
                signs[place] = given[name]
        return signs
    odd = np.setdiff1d(given, [-1, 0, 1])
    if odd.shape[0]:
        raise ValueError(f"monotonic_cst must be an array-like of -1, 0 or 1. Observed values: {odd.tolist()}.")
    signs = np.asarray(given, dtype=np.int8)
    if signs.shape[0] != n_columns:
        raise ValueError(f"monotonic_cst has shape {signs.shape} but the input data X has {n_columns} features.")
    return signs


def interactions(given, n_columns):
    """Sets of columns that may stand on one way down, or None."""
    if given is None:
        return None
    if isinstance(given, str):
        given = [[place] for place in range(n_columns)] if given == "no_interactions" else itertools.combinations(range(n_columns), 2)
    try:
        groups = [set(group) for group in given]
    except TypeError:
        raise ValueError(f"Interaction constraints must be a sequence of tuples or lists, got: {given!r}.") from None
    for group in groups:
        if not all(isinstance(place, numbers.Integral) and 0 <= place < n_columns for place in group):
            raise ValueError(f"Interaction constraints must consist of integer indices in [0, n_features - 1] = [0, {n_columns - 1}], "
                             f"specifying the position of features, got invalid indices: {group!r}")
    rest = set(range(n_columns)).difference(*groups)
    if rest:
        groups.append(rest)
    return [sorted(int(place) for place in group) for group in groups]
