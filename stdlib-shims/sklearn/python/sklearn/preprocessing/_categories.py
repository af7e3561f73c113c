"""Categories of columns: learned or given, rare ones put together, values as places among them."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_array, check_feature_count, check_feature_names, is_frame
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import BaseEstimator, TransformerMixin

RARE = "infrequent_sklearn"
CATEGORY_RULES = {
    "categories": (one_of("auto"), "an instance of 'list'"), "max_categories": (int_from(1), "None"),
    "min_frequency": (int_from(1), float_in(0.0, 1.0, "()"), "None"),
}


def is_missing(item):
    """Whether a category is None or NaN."""
    return item is None or is_nan(item)


def is_nan(item):
    """Whether a category is NaN; the NA of pandas is none."""
    return item is not None and type(item).__name__ != "NAType" and item != item


def _sorted(values):
    """Distinct values in order, None and NaN last."""
    distinct = set(values)
    missing = [item for item in distinct if is_missing(item)]
    try:
        known = sorted(item for item in distinct if not is_missing(item))
    except TypeError:
        kinds = sorted({type(item).__qualname__ for item in distinct})
        raise TypeError(f"Encoders require their input argument must be uniformly strings or numbers. Got {kinds}") from None
    last = ([None] if any(item is None for item in missing) else []) + ([np.nan] if any(item is not None for item in missing) else [])
    return known + last


def _key(item):
    return "\0nan" if is_nan(item) else item


def places_among(column, categories):
    """The place of each value among the categories, -1 where it is none of them."""
    if column.dtype.kind in "iufb" and categories.dtype.kind in "iufb":
        known = categories[~np.isnan(categories)] if categories.dtype.kind == "f" else categories
        if len(known):
            found = np.minimum(np.searchsorted(known, column), len(known) - 1)
            found = np.where(known[found] == column, found, -1)
        else:
            found = np.full(len(column), -1)
        if len(known) < len(categories) and column.dtype.kind == "f":
            found = np.where(np.isnan(column), len(categories) - 1, found)
        return found.astype(np.int64)
    places = {_key(item): place for place, item in enumerate(categories.tolist())}
    return np.array([places.get(_key(item), -1) for item in column.tolist()], dtype=np.int64)


class CategoryEncoder(TransformerMixin, BaseEstimator):
    """What encoders share."""

    def _split(self, X, reset):
        """The columns of X as arrays."""
        if is_frame(X):
            check_feature_names(self, X, reset)
            columns = [check_array(X.iloc[:, place], ensure_2d=False, dtype=None, ensure_all_finite=False) for place in range(X.shape[1])]
            columns = [column.astype(object) if column.dtype.kind in "US" else column for column in columns]
            check_feature_count(self, X, reset)
            return columns
        array = check_array(X, dtype=None, ensure_all_finite="allow-nan")
        if not hasattr(X, "dtype") and array.dtype.kind in "US":
            array = np.asarray(X, dtype=object)
        if reset:
            check_feature_names(self, X, reset)
            check_feature_count(self, array, reset)
        else:
            check_feature_names(self, X, reset)
            check_feature_count(self, array, reset)
        return [array[:, place] for place in range(array.shape[1])]

    def _learn(self, X, ignore_nan=False):
        """Learn the categories of each column, and which of them are rare."""
        columns = self._split(X, True)
        given = self.categories
        if not isinstance(given, str) and len(given) != len(columns):
            raise ValueError("Shape mismatch: if categories is an array, it has to be of shape (n_features,).")
        self.categories_ = [self._own(column) if isinstance(given, str) else self._given(given[place], column, place)
                            for place, column in enumerate(columns)]
        most, least = getattr(self, "max_categories", None), getattr(self, "min_frequency", None)
        self._rare = [None] * len(columns)
        self._merged = [None] * len(columns)
        if most is None and least is None:
            return
        for place, (column, found) in enumerate(zip(columns, self.categories_)):
            codes = places_among(column, found)
            counts = np.bincount(codes[codes >= 0], minlength=len(found))
            if ignore_nan and is_nan(found.tolist()[-1]):
                counts = counts[:-1]
            self._put_together(place, counts, len(column))

    def _put_together(self, place, counts, n_rows):
        rare = np.zeros(len(counts), dtype=bool)
        least, most = self.min_frequency, self.max_categories
        if least is not None:
            rare = counts < (least if isinstance(least, numbers.Integral) else n_rows * least)
        if most is not None and most < len(counts) - rare.sum() + 1:
            rare[np.argsort(counts, kind="mergesort")[:len(counts) - (most - 1)]] = True
        if rare.any():
            self._rare[place] = np.flatnonzero(rare)
            merged = np.cumsum(~rare) - 1
            merged[rare] = (~rare).sum()
            self._merged[place] = merged

    @property
    def infrequent_categories_(self):
        """The rare categories of each column, None where there are none."""
        return [None if rare is None else found[rare] for rare, found in zip(self._rare, self.categories_)]

    @staticmethod
    def _own(column):
        if column.dtype.kind in "iub":
            return np.unique(column)
        kind = column.dtype if column.dtype.kind in "f" else column.dtype if column.dtype.kind in "US" else object
        return np.array(_sorted(column.tolist()), dtype=kind)

    def _given(self, given, column, place):
        listed = given.tolist() if hasattr(given, "tolist") else list(given)
        found = np.array(listed, dtype=object if column.dtype.kind in "USO" else column.dtype)
        if any(is_nan(item) for item in listed[:-1]):
            raise ValueError(f"Nan should be the last element in user provided categories, see categories {found} in column #{place}")
        if len({_key(item) for item in listed}) != len(listed):
            raise ValueError(f"In column {place}, the predefined categories contain duplicate elements.")
        if column.dtype.kind not in "OUS":
            ordered = np.sort(found)
            stop = -1 if ordered.dtype.kind == "f" and np.isnan(ordered[-1]) else None
            if (ordered[:stop] != found[:stop]).any():
                raise ValueError("Unsorted categories are not supported for numerical categories")
        if getattr(self, "handle_unknown", "ignore") == "error":
            self._refuse(column, found, place, "fit")
        return found

    @staticmethod
    def _refuse(column, found, place, when):
        """Raise where a column has values that are no categories."""
        known = {_key(item) for item in found.tolist()}
        unknown = [item for item in _sorted(column.tolist()) if _key(item) not in known]
        if unknown:
            if column.dtype.kind in "iufb":
                unknown = list(np.array(unknown, dtype=column.dtype))
            raise ValueError(f"Found unknown categories {unknown} in column {place} during {when}")

    def _codes(self, X, handle_unknown, warn=False, ignore_nan=False):
        """For each column the places of its values among the categories (rare ones together), -1 where unknown."""
        columns = self._split(X, False)
        codes, strange = [], []
        for place, (column, found) in enumerate(zip(columns, self.categories_)):
            numbers_of = places_among(column, found)
            unknown = numbers_of < 0
            if unknown.any():
                if handle_unknown == "error":
                    self._refuse(column, found, place, "transform")
                strange.append(place)
            merged = self._merged[place]
            if merged is not None:
                n_known = len(merged)
                made = merged[np.clip(numbers_of, 0, n_known - 1)]
                # What is beyond the merged ones is NaN, which keeps a place of its own.
                made = np.where(numbers_of >= n_known, numbers_of, made)
                rare = merged.max() if handle_unknown == "infrequent_if_exist" else -1
                numbers_of = np.where(unknown, rare, made)
            codes.append(numbers_of)
        if warn and strange:
            warnings.warn(f"Found unknown categories in columns {strange} during transform. These unknown categories will be encoded as "
                          f"all "
                          "zeros", UserWarning, stacklevel=3)
        return codes

    def _shown(self, place):
        """The categories of a column as they are encoded: rare ones under one name, at the end."""
        found, rare = self.categories_[place], self._rare[place]
        if rare is None:
            return found
        kept = np.delete(found.astype(object), rare)
        return np.concatenate([kept, np.array([RARE], dtype=object)])
