"""Methods of Index that look at, change or summarise its labels."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_hashable, is_list_like
from pandas.core.construction.columns import as_column, column_of_labels
from pandas.core.dtypes.casting import cast_column
from pandas.core.index.positions import nonnegative
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.values.mapping import map_values

# Loaded on first use, which keeps imports short.
questions = on_first_use("pandas.core.dtypes.questions")
printing_labels = on_first_use("pandas.core.printing.labels")
accessor = on_first_use("pandas.core.text.accessor")


class IndexMethods:
    """Mixin of Index."""

    def copy(self, name=None, deep=False):
        """The same labels in a new object."""
        new = self._copy_object()
        if name is not None:
            new._name = name
        return new

    def view(self, cls=None):
        """The same labels in a new object."""
        return self._copy_object()

    def rename(self, name, inplace=False):
        """The index under another name."""
        if not is_hashable(name):
            raise TypeError(f"{type(self).__name__}.name must be a hashable type")
        if inplace:
            self._name = name
            return None
        return self._renamed(name)

    def set_names(self, names, level=None, inplace=False):
        """The index under other names."""
        if level is not None:
            raise ValueError("Level must be None for non-MultiIndex")
        if is_list_like(names) and not isinstance(names, tuple):
            names = list(names)
            if len(names) != 1:
                raise ValueError(f"Length of new names must be 1, got {len(names)}")
            names = names[0]
        return self.rename(names, inplace=inplace)

    def astype(self, dtype, copy=True):
        """The labels in another dtype."""
        try:
            column = cast_column(self._col.share(), dtype)
        except TypeError as error:
            raise TypeError(str(error).replace(_array_name(self), type(self).__name__)) from None
        return self._like(column)

    def infer_objects(self, copy=True):
        """Labels of dtype object as the narrower dtype they fit."""
        if self._col.kind != "objects":
            return self
        return self._like(_pandas.column(self._col.tolist()))

    # Questions

    @property
    def T(self):
        """The index itself."""
        return self

    def transpose(self, *axes):
        """The index itself."""
        return self

    def ravel(self, order="C"):
        """The index itself."""
        return self[:]

    @property
    def has_duplicates(self):
        """Whether a label occurs twice."""
        return not self.is_unique

    @property
    def is_monotonic_increasing(self):
        """Whether each label is at least the one before."""
        try:
            return bool(self._col.is_monotonic(True))
        except TypeError:
            return False

    @property
    def is_monotonic_decreasing(self):
        """Whether each label is at most the one before."""
        try:
            return bool(self._col.is_monotonic(False))
        except TypeError:
            return False

    @property
    def hasnans(self):
        """Whether a label is missing."""
        return bool(self._col.any_missing())

    @property
    def nbytes(self):
        """Bytes of the labels."""
        return self._col.nbytes()

    def memory_usage(self, deep=False):
        """Bytes of the labels."""
        return self._col.nbytes()

    @property
    def inferred_type(self):
        """A word for the kind of labels."""
        return questions.infer_dtype(self, skipna=False)

    def equals(self, other):
        """Whether both have the same labels in the same order."""
        if self is other:
            return True
        if not isinstance(other, classes.Index) or len(self) != len(other):
            return False
        if self._is_multi or other._is_multi:
            return self._is_multi and other._is_multi and self._equal_levels(other)
        left, right = self._col, other._col
        if left.dtype == right.dtype:
            return bool(left.equals(right))
        numeric = ("int", "uint", "float")
        if left.kind in numeric and right.kind in numeric:
            return bool(left.cast("float64").equals(right.cast("float64")))
        if "objects" in (left.kind, right.kind) or "text" in (left.kind, right.kind):
            return _same_values(left.tolist(), right.tolist())
        if "category" in (left.kind, right.kind) or "masked" in (left.kind, right.kind):
            return _same_values(left.tolist(), right.tolist())
        return False

    def identical(self, other):
        """Whether also the names and dtypes are the same."""
        return self.equals(other) and list(self.names) == list(other.names) and self.dtype == other.dtype

    def is_(self, other):
        """Whether both are the same object."""
        return self is other

    def isna(self):
        """Which labels are missing."""
        return self._col.isna().to_numpy()

    isnull = isna

    def notna(self):
        """Which labels are not missing."""
        return self._col.isna().unary(Unary.INVERT).to_numpy()

    notnull = notna

    def isin(self, values, level=None):
        """Which labels are among the values."""
        if not is_list_like(values):
            raise TypeError(
                "only list-like objects are allowed to be passed to isin(), "
                f"you passed a `{type(values).__name__}`"
            )
        wanted = as_column(list(values) if isinstance(values, (set, frozenset, dict)) else values)
        wanted = wanted if self._col.kind == "period" else self._convert_labels(wanted)
        return self._col.isin(wanted).to_numpy()

    def duplicated(self, keep="first"):
        """Which labels have occurred before."""
        return self._col.duplicated(keep).to_numpy()

    def _is_kind(self, *kinds):
        return self._col_kind() in kinds

    def is_integer(self):
        """Whether the labels are whole numbers."""
        return self._is_kind("int", "uint")

    def is_floating(self):
        """Whether the labels are floating numbers."""
        return self._is_kind("float")

    def is_numeric(self):
        """Whether the labels are numbers."""
        return self._is_kind("int", "uint", "float")

    def is_boolean(self):
        """Whether the labels are booleans."""
        return self._is_kind("bool")

    def is_object(self):
        """Whether the labels are of dtype object."""
        return self._is_kind("text", "objects")

    def is_categorical(self):
        """Whether the labels are categories."""
        return self._is_kind("category")

    def is_interval(self):
        """Whether the labels are intervals."""
        return type(self).__name__ == "IntervalIndex"

    holds_integer = is_integer

    def reindex(self, target, method=None, level=None, limit=None, tolerance=None):
        """Other labels, and the position of each of them here."""
        wanted = target if isinstance(target, classes.Index) else classes.Index(target, name=self._name)
        if self.equals(wanted):
            return wanted, None
        if not self.is_unique:
            raise ValueError("cannot reindex on an axis with duplicate labels")
        return wanted, self.get_indexer(wanted, method, limit, tolerance)

    # Other labels

    def take(self, indices, axis=0, allow_fill=True, fill_value=None, **kwargs):
        """The labels at positions."""
        return self._take(as_column(nonnegative(indices, len(self))))

    def repeat(self, repeats, axis=None):
        """Each label several times."""
        return self._take(as_column(np.repeat(np.arange(len(self)), repeats)))

    def append(self, other):
        """The labels of this and other indexes, one after the other."""
        others = list(other) if isinstance(other, (list, tuple)) else [other]
        if any(o._is_multi for o in others if isinstance(o, classes.Index)):
            values = self.tolist()
            for o in others:
                values += o.tolist()
            return classes.Index(values)
        name = self._name
        if any(getattr(o, "_name", None) != name for o in others):
            name = None
        if type(self) is classes.RangeIndex and all(type(o) is classes.RangeIndex for o in others):
            joined = _join_ranges([self._range] + [o._range for o in others])
            if joined is not None:
                return classes.RangeIndex._from_range(joined, name)
        columns = [self._col] + [as_column(o) for o in others]
        return classes.Index._from(_pandas.concat(columns), name)

    def insert(self, loc, item):
        """The labels with one more at a position."""
        n = len(self)
        loc = max(loc + n, 0) if loc < 0 else min(loc, n)
        new = _pandas.column([self._key_or_label(item)])
        if new.kind in ("int", "uint", "float", "bool") and new.dtype != self._col.dtype and len(self):
            if self._col.kind in ("int", "uint", "float") and new.kind in ("int", "float"):
                pass
            elif self._col.kind != new.kind:
                new = _pandas.objects([item])
        if len(self) == 0 and self._col.dtype == "object":
            return self._like(_pandas.column([item]))
        parts = [self._col.slice(0, loc, 1), new, self._col.slice(loc, n, 1)]
        return self._like(_pandas.concat([part for part in parts if len(part)]))

    def delete(self, loc):
        """The labels without those at positions."""
        keep = np.ones(len(self), dtype=bool)
        keep[loc] = False
        return self._filter(_pandas.column(keep))

    def drop(self, labels, errors="raise"):
        """The labels without some of them."""
        given = column_of_labels(labels)
        wanted = self._convert_labels(given)
        if errors != "ignore":
            absent = given.filter(wanted.isin(self._col).unary(Unary.INVERT))
            if len(absent):
                raise KeyError(f"{absent.tolist()} not found in axis")
        return self._filter(self._col.isin(wanted).unary(Unary.INVERT))

    def putmask(self, mask, value):
        """The labels with others where a mask is true."""
        return self.where(~np.asarray(mask), value)

    def where(self, cond, other=None):
        """The labels where a condition holds, others elsewhere."""
        if other is None and self.dtype != object:
            other = nan
        return self._like(self._col.where(as_column(cond), as_column(other) if is_list_like(other) else other))

    def fillna(self, value=None, downcast=no_default):
        """The labels with a value in place of missing ones."""
        if not self._col.any_missing():
            return self._renamed(self._name)
        return self._like(self._col.fillna(value))

    def dropna(self, how="any"):
        """The labels that are not missing."""
        return self._filter(self._col.isna().unary(Unary.INVERT)) if self.hasnans else self._renamed(self._name)

    def unique(self, level=None):
        """Each label once, in order of appearance."""
        if level is not None:
            self._check_level(level)
        if self.is_unique:
            return self._renamed(self._name)
        return self._like(self._col.unique())

    def drop_duplicates(self, keep="first"):
        """Each label once."""
        if self.is_unique:
            return self._renamed(self._name)
        return self._filter(self._col.duplicated(keep).unary(Unary.INVERT))

    def nunique(self, dropna=True):
        """How many different labels there are."""
        uniques = self._col.unique()
        return len(uniques) - (1 if dropna and uniques.any_missing() else 0)

    def factorize(self, sort=False, use_na_sentinel=True):
        """A number per label and the labels they stand for."""
        codes, uniques = self._col.factorize(sort, not use_na_sentinel)
        return codes.to_numpy(), self._like(uniques)._renamed(None)

    def value_counts(self, normalize=False, sort=True, ascending=False, bins=None, dropna=True):
        """How often each label occurs."""
        return self.to_series(index=classes.RangeIndex._of_length(len(self))).value_counts(
            normalize, sort, ascending, bins, dropna
        )

    def argsort(self, *args, **kwargs):
        """The positions that put the labels in order."""
        self._check_comparable()
        return self._col.argsort().to_numpy()

    def _check_comparable(self, compare=sorted, missing=None):
        """Objects are compared with one another, missing ones like the rest: what cannot be compared is refused."""
        if self._col.dtype == "object" and self._col.any_missing():
            compare([missing if value is None else value for value in self._col.tolist()])

    def sort_values(self, return_indexer=False, ascending=True, na_position="last", key=None):
        """The labels in order."""
        column = self._col
        if key is not None:
            column = as_column(key(self))
        order = column.argsort(ascending, na_position)
        new = self._take(order)
        return (new, order.to_numpy()) if return_indexer else new

    def sort(self, *args, **kwargs):
        """Refused, as in pandas."""
        raise TypeError("cannot sort an Index object in-place, use sort_values instead")

    def sortlevel(self, level=None, ascending=True, sort_remaining=None, na_position="first"):
        """The labels in order, and their former positions."""
        return self.sort_values(return_indexer=True, ascending=ascending, na_position=na_position)

    def shift(self, periods=1, freq=None):
        """For indexes of dates only."""
        raise NotImplementedError(
            "This method is only implemented for DatetimeIndex, PeriodIndex and TimedeltaIndex; "
            f"Got type {type(self).__name__}"
        )

    def map(self, mapper, na_action=None):
        """Each label through a function, dict or Series."""
        if callable(mapper) and not isinstance(mapper, (dict, classes.Series)):
            results = [
                label if na_action == "ignore" and is_missing(label) else mapper(label) for label in self.tolist()
            ]
            if results and all(isinstance(result, tuple) for result in results):
                return classes.MultiIndex.from_tuples(results)
            if not results:
                return self._renamed(self._name)
            return classes.Index._from(_pandas.column(results), self._name)
        found = map_values(self._col, mapper, na_action)
        if found.dtype == "object" and found.reduce(Reduce.COUNT) == 0:
            found = _pandas.column(found.tolist())
        return classes.Index._from(found, self._name)

    def groupby(self, values):
        """The labels of each group, in a dict."""
        codes, uniques = as_column(values).factorize(True)
        return {label: self._filter(codes.binary(Binary.EQ, number)) for number, label in enumerate(uniques.tolist())}

    def format(self, name=False, formatter=None, na_rep="NaN"):
        """The labels as text."""
        return printing_labels.flat_labels(self, name, formatter)

    # Conversions

    def to_series(self, index=None, name=None):
        """The labels as values of a Series, labelled by themselves."""
        index = self if index is None else (index if isinstance(index, classes.Index) else classes.Index(index))
        return classes.Series._from(self._col.share(), index, self._name if name is None else name)

    def to_frame(self, index=True, name=no_default):
        """The labels as the column of a frame."""
        label = (0 if self._name is None else self._name) if name is no_default else name
        return classes.DataFrame._from(
            [self._col.share()], classes.Index([label]), self if index else classes.RangeIndex._of_length(len(self))
        )

    def to_flat_index(self):
        """The index itself."""
        return self

    def droplevel(self, level=0):
        """Refused for an index of one level, as in pandas."""
        for one in level if isinstance(level, (list, tuple)) else [level]:
            self._level_number(one)
        raise ValueError(
            "Cannot remove 1 levels from an index with 1 levels: at least one level must be left."
        )

    # Summaries

    def min(self, axis=None, skipna=True):
        """The smallest label."""
        return self._col.reduce(Reduce.MIN, skipna=skipna)

    def max(self, axis=None, skipna=True):
        """The largest label."""
        return self._col.reduce(Reduce.MAX, skipna=skipna)

    def argmin(self, axis=None, skipna=True):
        """The position of the smallest label."""
        self._check_comparable(min, nan)
        return np.int64(self._col.reduce(Reduce.ARGMIN))

    def argmax(self, axis=None, skipna=True):
        """The position of the largest label."""
        self._check_comparable(max, nan)
        return np.int64(self._col.reduce(Reduce.ARGMAX))

    def all(self, *args, **kwargs):
        """Whether every label is true."""
        return self._truth(Reduce.ALL, all)

    def any(self, *args, **kwargs):
        """Whether a label is true."""
        return self._truth(Reduce.ANY, any)

    def _truth(self, op, of_objects):
        if self._is_multi or self._col.kind in ("datetime", "period"):
            raise TypeError(f"cannot perform {op} with this index type: {type(self).__name__}")
        if self._col.dtype == "object":
            return np.bool_(of_objects(self._col.tolist()))
        return np.bool_(self._col.reduce(op))

    @property
    def str(self):
        """Methods for text labels."""
        return accessor.StringMethods(self)

    def _replace_column(self, column):
        return self._like(column)


def _array_name(index):
    return type(index).__name__.replace("Index", "Array")


def _same_values(left, right):
    for a, b in zip(left, right):
        if a is not b and not (is_missing(a) and is_missing(b)):
            try:
                if not a == b:
                    return False
            except (TypeError, ValueError):
                return False
    return True


def _join_ranges(ranges):
    """One range for ranges that follow on one another, else None."""
    ranges = [r for r in ranges if len(r)]
    if not ranges:
        return range(0)
    first = ranges[0]
    step = first.step if len(first) > 1 else None
    following = first[-1]
    for r in ranges[1:]:
        if step is None:
            step = r[0] - following
        if step == 0 or r[0] - following != step or (len(r) > 1 and r.step != step):
            return None
        following = r[-1]
    step = 1 if step is None else step
    return range(first[0], following + step, step)
