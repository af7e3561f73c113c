"""`CategoricalIndex`: labels out of a fixed set."""

import _pandas
from _pandas import Binary

from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.category import operations
from pandas.core.category.categorical import CHANGES, Categorical
from pandas.core.category.interval import first_interval
from pandas.core.category.mapping import mapped
from pandas.core.index.base import Index
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing


class CategoricalIndex(Index):
    """Labels out of a fixed set of categories.

    >>> pd.CategoricalIndex(["b", "a"]).categories.tolist()
    ['a', 'b']
    """

    __module__ = "pandas.core.indexes.category"

    def __new__(cls, data=None, categories=None, ordered=None, dtype=None, copy=False, name=None):
        if data is None or not is_list_like(data):
            raise TypeError(f"{cls.__name__}(...) must be called with a collection of some kind, {data!r} was passed")
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        return cls._of(operations.as_category(data, categories, ordered, dtype), name)

    @classmethod
    def _of(cls, column, name=None):
        new = object.__new__(cls)
        new._col, new._name = column, name
        return new

    @property
    def categories(self):
        """The Index of values that may occur."""
        return operations.categories_index(self._col)

    @property
    def codes(self):
        """The number of each label's category, -1 for missing."""
        return operations.small_codes(self._col).to_numpy()

    @property
    def ordered(self):
        """Whether the categories have an order."""
        return bool(self._col.ordered)

    @property
    def values(self):
        """The labels as a Categorical."""
        return Categorical._from(self._col.share())

    def as_ordered(self):
        """The same labels with an order."""
        return CategoricalIndex._of(operations.with_order(self._col, True), self._name)

    def as_unordered(self):
        """The same labels without an order."""
        return CategoricalIndex._of(operations.with_order(self._col, False), self._name)

    def min(self, axis=None, skipna=True):
        """The first category that occurs; needs an order."""
        return self.values.min(skipna=skipna)

    def max(self, axis=None, skipna=True):
        """The last category that occurs; needs an order."""
        return self.values.max(skipna=skipna)

    def insert(self, loc, item):
        """The labels with one more at a position; one that is not a category turns them into plain labels."""
        try:
            new = operations.as_category([item], self.categories, self.ordered, None)
        except (TypeError, ValueError):
            new = None
        if new is None or (new.any_missing() and not is_missing(item)):
            return Index.insert(self, loc, item)
        n = len(self)
        loc = max(loc + n, 0) if loc < 0 else min(loc, n)
        parts = [self._col.slice(0, loc, 1), new, self._col.slice(loc, n, 1)]
        return CategoricalIndex._of(_pandas.concat([part for part in parts if len(part)]), self._name)

    def diff(self, periods=1):
        """Refused, as in pandas."""
        raise TypeError("Categorical has no 'diff' method. Convert to a suitable dtype prior to calling 'diff'.")

    def map(self, mapper, na_action=None):
        """The categories mapped."""
        return classes.Index._from(mapped(self._col, mapper), self._name)

    def _comparison(self, op, other):
        if isinstance(other, (classes.Series, classes.DataFrame)):
            return NotImplemented
        if isinstance(other, classes.Index):
            other = other._col
        return self.values._comparison(op, Categorical._from(other) if getattr(other, "kind", "") == "category" else other)

    @property
    def is_monotonic_increasing(self):
        """Whether the codes never go down."""
        return bool(operations.codes_of(self._col).is_monotonic(True))

    @property
    def is_monotonic_decreasing(self):
        """Whether the codes never go up."""
        return bool(operations.codes_of(self._col).is_monotonic(False))

    def _locate(self, label):
        if is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        categories = self._col.categories
        if first_interval(categories) is not None:
            place = operations.categories_index(self._col)._locate(label)
            places = [place] if place.__class__ is int else []
        else:
            try:
                places = categories.positions_of(label).tolist()
            except TypeError:
                places = []
        if not places:
            raise KeyError(label)
        return self._as_location(operations.codes_of(self._col).positions_of(places[0]), label)

    def _positions(self, labels):
        if labels.kind == "category":
            labels = labels.categories.take(operations.codes_of(labels), True)
        places = self._col.categories.lookup(labels)
        codes = operations.codes_of(self._col)
        found = codes.lookup(places)
        return found.where(places.binary(Binary.GE, 0), -1).cast("int64")

    def _slice_bound(self, label, side):
        codes = operations.codes_of(self._col)
        places = self._col.categories.positions_of(label)
        if len(places) == 0:
            raise KeyError(label)
        place = int(places.get(0))
        if codes.is_monotonic(True):
            return int(codes.searchsorted(place, side))
        found = self._locate(label)
        if found.__class__ is int:
            return found if side == "left" else found + 1
        raise KeyError(f"Cannot get {side} slice bound for non-unique label: {label!r}")


def _change(name, work):
    def method(self, *args, **kwargs):
        return CategoricalIndex._of(work(self._col, *args, **kwargs), self._name)

    method.__name__ = name
    method.__doc__ = work.__doc__
    return method


for _name, _work in CHANGES.items():
    setattr(CategoricalIndex, _name, _change(_name, _work))
