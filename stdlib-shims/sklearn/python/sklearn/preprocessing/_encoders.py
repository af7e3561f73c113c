"""Categories as numbers or as columns of zeros and ones."""

import numbers

import numpy as np

from sklearn._data import check_array, check_fitted, feature_names_in
from sklearn._output import output_kind
from sklearn._rules import BOOL, one_of
from sklearn.base import OneToOneFeatureMixin
from sklearn.preprocessing._categories import CATEGORY_RULES, RARE, CategoryEncoder, is_nan


def _equal(values, item):
    return np.isnan(values) if is_nan(item) else values == item


def _common_kind(categories):
    if any(found.dtype.kind == "O" for found in categories):
        return object
    return np.result_type(*[found.dtype for found in categories])


class OneHotEncoder(CategoryEncoder):
    """A column of zeros and ones for each category."""

    _rules = {
        **CATEGORY_RULES, "drop": (one_of("first", "if_binary"), "an array-like", "None"), "sparse_output": BOOL,
        "handle_unknown": one_of("error", "ignore", "infrequent_if_exist", "warn"),
        "feature_name_combiner": (one_of("concat"), "a callable"),
    }

    def __init__(self, *, categories="auto", drop=None, sparse_output=True, dtype=np.float64, handle_unknown="error",
                 min_frequency=None, max_categories=None, feature_name_combiner="concat"):
        self.categories = categories
        self.sparse_output = sparse_output
        self.dtype = dtype
        self.handle_unknown = handle_unknown
        self.drop = drop
        self.min_frequency = min_frequency
        self.max_categories = max_categories
        self.feature_name_combiner = feature_name_combiner

    def fit(self, X, y=None):
        """Learn the categories of each column."""
        self._check_parameters()
        self._learn(X)
        self._dropped = self._to_drop()
        self.drop_idx_ = self._dropped
        if self._dropped is not None and any(merged is not None for merged in self._merged):
            self.drop_idx_ = np.array([
                place if place is None or merged is None else np.flatnonzero(merged == place)[0]
                for place, merged in zip(self._dropped, self._merged)], dtype=object)
        return self

    def _to_drop(self):
        """For each column the place of the category that is left out, counted as they are encoded."""
        if self.drop is None:
            return None
        n_features = len(self.categories_)
        if isinstance(self.drop, str):
            if self.drop == "first":
                return np.zeros(n_features, dtype=object)
            return np.array([0 if len(self._shown(place)) == 2 else None for place in range(n_features)], dtype=object)
        listed = list(self.drop)
        if len(listed) != n_features:
            raise ValueError(f"`drop` should have length equal to the number of features ({n_features}), got {len(listed)}")
        chosen, missing = [], []
        for place, (item, found) in enumerate(zip(listed, self.categories_)):
            there = [number for number, known in enumerate(found.tolist()) if known == item or (is_nan(item) and is_nan(known))]
            if not there:
                missing.append(f"Category: {place}, Feature: {item}")
                continue
            number, merged = there[0], self._merged[place]
            if merged is not None:
                if number in self._rare[place]:
                    raise ValueError(f"Unable to drop category {found[number]!r} from feature {place} because it is infrequent")
                number = int(merged[number])
            chosen.append(number)
        if missing:
            raise ValueError("The following categories were supposed to be dropped, but were not found in the training data.\n"
                             + "\n".join(missing))
        return np.array(chosen, dtype=object)

    def _kept(self, place):
        """The places of the categories of a column that have a column of their own."""
        dropped = None if self._dropped is None else self._dropped[place]
        return [number for number in range(len(self._shown(place))) if number != dropped]

    def transform(self, X):
        """Columns of zeros and ones, in a sparse matrix unless `sparse_output=False`."""
        check_fitted(self)
        if output_kind(self) != "default" and self.sparse_output:
            raise ValueError("Pandas output does not support sparse data. Set sparse_output=False to output pandas dataframes or disable "
                             'Pandas output via` ohe.set_output(transform="default").')
        if self.handle_unknown == "warn":
            codes = self._codes(X, "infrequent_if_exist", True)
        else:
            codes = self._codes(X, self.handle_unknown, self.drop is not None and self.handle_unknown != "error")
        columns, starts, width = [], [], 0
        for place, numbers_of in enumerate(codes):
            kept = self._kept(place)
            position = np.full(len(self._shown(place)) + 1, -1)
            position[kept] = np.arange(len(kept)) + width
            columns.append(position[numbers_of])
            width += len(kept)
        columns = np.stack(columns, axis=1)
        there = columns >= 0
        if not self.sparse_output:
            made = np.zeros((len(columns), width), dtype=self.dtype)
            rows, places = np.nonzero(there)
            made[rows, columns[rows, places]] = 1
            return made
        from scipy.sparse import csr_matrix
        starts = np.concatenate([[0], np.cumsum(there.sum(axis=1))]).astype(np.int32)
        ones = np.ones(int(starts[-1]), dtype=self.dtype)
        return csr_matrix((ones, columns[there].astype(np.int32), starts), shape=(len(columns), width))

    def inverse_transform(self, X):
        """Categories of columns of zeros and ones."""
        check_fitted(self)
        X = check_array(X, accept_sparse="csr")
        X = X.toarray() if hasattr(X, "toarray") else X
        widths = [len(self._kept(place)) for place in range(len(self.categories_))]
        if X.shape[1] != sum(widths):
            raise ValueError(f"Shape of the passed X data is not correct. Expected {sum(widths)} columns, got {X.shape[1]}.")
        shown = [self._shown(place) for place in range(len(widths))]
        made = np.empty((len(X), len(widths)), dtype=_common_kind(shown))
        start, unknown = 0, []
        for place, width in enumerate(widths):
            part = X[:, start:start + width]
            start += width
            dropped = None if self._dropped is None else self._dropped[place]
            if width == 0:
                made[:, place] = shown[place][dropped]
                continue
            made[:, place] = shown[place][self._kept(place)][part.argmax(axis=1)]
            empty = part.sum(axis=1) == 0
            if not empty.any():
                continue
            if dropped is not None:
                made[empty, place] = shown[place][dropped]
            elif self.handle_unknown == "ignore" or (self.handle_unknown != "error" and self._rare[place] is None):
                unknown.append((place, empty))
            else:
                raise ValueError(f"Samples {np.flatnonzero(empty)} can not be inverted when drop=None and handle_unknown='error' "
                                 f"because they "
                                 "contain all zeros")
        if unknown:
            made = made.astype(object)
            for place, empty in unknown:
                made[empty, place] = None
        return made

    def get_feature_names_out(self, input_features=None):
        """Names such as colour_red."""
        check_fitted(self)
        names = feature_names_in(self, input_features)
        combine = self.feature_name_combiner
        if combine == "concat":
            combine = lambda name, item: f"{name}_{item}"  # noqa: E731
        elif not isinstance(combine("feature", "category"), str):
            raise TypeError("When `feature_name_combiner` is a callable, it should return a Python string. Got "
                            f"{type(combine('feature', 'category'))} instead.")
        made = [combine(names[place], self._shown(place)[number]) for place in range(len(names)) for number in self._kept(place)]
        return np.asarray(made, dtype=object)


class OrdinalEncoder(OneToOneFeatureMixin, CategoryEncoder):
    """Categories as whole numbers."""

    _rules = {**CATEGORY_RULES, "handle_unknown": one_of("error", "use_encoded_value")}

    def __init__(self, *, categories="auto", dtype=np.float64, handle_unknown="error", unknown_value=None,
                 encoded_missing_value=np.nan, min_frequency=None, max_categories=None):
        self.categories = categories
        self.dtype = dtype
        self.handle_unknown = handle_unknown
        self.unknown_value = unknown_value
        self.encoded_missing_value = encoded_missing_value
        self.min_frequency = min_frequency
        self.max_categories = max_categories

    def _check_unknown_value(self):
        value = self.unknown_value
        if self.handle_unknown != "use_encoded_value":
            if value is not None:
                raise TypeError(f"unknown_value should only be set when handle_unknown is 'use_encoded_value', got {value}.")
        elif isinstance(value, float) and value != value:
            if np.dtype(self.dtype).kind != "f":
                raise ValueError(f"When unknown_value is np.nan, the dtype parameter should be a float dtype. Got {self.dtype}.")
        elif not isinstance(value, numbers.Integral):
            raise TypeError(f"unknown_value should be an integer or np.nan when handle_unknown is 'use_encoded_value', got {value}.")

    def fit(self, X, y=None):
        """Learn the categories of each column."""
        self._check_parameters()
        self._check_unknown_value()
        self._learn(X, ignore_nan=True)
        self._missing_indices = {place: len(found) - 1 for place, found in enumerate(self.categories_) if is_nan(found.tolist()[-1])}
        sizes = [len(self._shown(place)) - (place in self._missing_indices and self._rare[place] is None)
                 for place in range(len(self.categories_))]
        if self.handle_unknown == "use_encoded_value" and any(0 <= self.unknown_value < size for size in sizes):
            raise ValueError(f"The used value for unknown_value {self.unknown_value} is one of the values already used for encoding the "
                             f"seen "
                             "categories.")
        if self._missing_indices:
            self._check_missing_value(sizes)
        return self

    def _check_missing_value(self, sizes):
        value = self.encoded_missing_value
        if is_nan(value):
            if np.dtype(self.dtype).kind != "f":
                raise ValueError(f"There are missing values in features {list(self._missing_indices)}. For OrdinalEncoder to encode "
                                 f"missing "
                                 f"values with dtype: {self.dtype}, set encoded_missing_value to a non-nan value, or set dtype to a float")
            return
        taken = [place for place in self._missing_indices if 0 <= value < sizes[place]]
        if taken:
            shown = self.feature_names_in_[taken] if hasattr(self, "feature_names_in_") else taken
            raise ValueError(f"encoded_missing_value ({value}) is already used to encode a known category in features: {shown}")

    def transform(self, X):
        """Categories to numbers."""
        check_fitted(self, "categories_")
        codes = np.stack(self._codes(X, self.handle_unknown, ignore_nan=True), axis=1)
        made = codes.astype(self.dtype)
        for place, missing in self._missing_indices.items():
            made[codes[:, place] == missing, place] = self.encoded_missing_value
        if self.handle_unknown == "use_encoded_value":
            made[codes < 0] = self.unknown_value
        return made

    def inverse_transform(self, X):
        """Numbers to categories."""
        check_fitted(self)
        X = check_array(X, ensure_all_finite="allow-nan")
        n_features = len(self.categories_)
        if X.shape[1] != n_features:
            raise ValueError(f"Shape of the passed X data is not correct. Expected {n_features} columns, got {X.shape[1]}.")
        with_unknown = self.handle_unknown == "use_encoded_value"
        kind = object if with_unknown or any(rare is not None for rare in self._rare) else _common_kind(self.categories_)
        made = np.empty(X.shape, dtype=kind)
        for place, found in enumerate(self.categories_):
            labels = X[:, place].astype(np.float64)
            unknown = _equal(labels, self.unknown_value) if with_unknown else np.zeros(len(labels), dtype=bool)
            rare, known = self._rare[place], found
            if place in self._missing_indices:
                labels[_equal(labels, self.encoded_missing_value)] = self._missing_indices[place]
            merged = np.zeros(len(labels), dtype=bool)
            if rare is not None:
                merged = labels == len(found) - (place in self._missing_indices) - len(rare)
                known = np.delete(found, rare)
                if place in self._missing_indices:
                    labels[labels == self._missing_indices[place]] = len(known) - 1
            plain = ~unknown & ~merged
            made[plain, place] = known[labels[plain].astype(np.int64)]
            made[unknown, place] = None
            made[merged, place] = RARE
        return made
