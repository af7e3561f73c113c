"""`Categorical`: values out of a fixed set."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.category import operations
from pandas.core.category.mapping import mapped
from pandas.core.construction.columns import as_column
from pandas.core.dtypes.names import dtype_name
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.core.values.arrays import ExtensionArray

# Loaded on first use, which keeps imports short.
printing = on_first_use("pandas.core.category.printing")


class Categorical(ExtensionArray):
    """Values out of a fixed set of categories, perhaps in an order.

    >>> pd.Categorical(["b", "a", "b"]).codes.tolist()
    [1, 0, 1]
    """

    __module__ = "pandas.core.arrays.categorical"

    __array_priority__ = 1000

    def __init__(self, values, categories=None, ordered=None, dtype=None, fastpath=no_default, copy=True):
        if not is_list_like(values):
            raise TypeError("Categorical input must be list-like")
        self._col = operations.as_category(values, categories, ordered, dtype)

    @classmethod
    def _from(cls, column):
        new = object.__new__(cls)
        new._col = column
        return new

    _of = _from

    @classmethod
    def from_codes(cls, codes, categories=None, ordered=None, dtype=None, validate=True):
        """Values by the numbers of their categories, -1 for missing."""
        if dtype is not None and not isinstance(dtype, str):
            categories, ordered = dtype.categories, dtype.ordered
        if categories is None:
            raise ValueError(
                "The categories must be provided in 'categories' or 'dtype'. Both were None."
            )
        column = as_column(codes)
        if column.kind not in ("int", "uint"):
            if column.any_missing():
                raise ValueError("codes cannot contain NA values")
            raise ValueError("codes need to be array-like integers")
        made = operations.checked_categories(categories)
        if len(column) and (int(column.reduce(Reduce.MAX)) >= len(made) or int(column.reduce(Reduce.MIN)) < -1):
            raise ValueError("codes need to be between -1 and len(categories)-1")
        return cls._from(_pandas.from_codes(column.cast("int64"), made, bool(ordered)))

    @property
    def categories(self):
        """The Index of values that may occur."""
        return operations.categories_index(self._col)

    @property
    def codes(self):
        """The number of each value's category, -1 for missing."""
        return operations.small_codes(self._col).to_numpy()

    @property
    def ordered(self):
        """Whether the categories have an order."""
        return bool(self._col.ordered)

    def set_ordered(self, value):
        """The same values with or without an order."""
        return Categorical._from(operations.with_order(self._col, bool(value)))

    def as_ordered(self):
        """The same values with an order."""
        return self.set_ordered(True)

    def as_unordered(self):
        """The same values without an order."""
        return self.set_ordered(False)

    def copy(self):
        """The same values."""
        return Categorical._from(self._col.share())

    def __repr__(self):
        return printing.categorical_text(self._col)

    def __getitem__(self, key):
        if is_integer(key):
            n = len(self._col)
            if not -n <= key < n:
                raise IndexError(f"index {key} is out of bounds for axis 0 with size {n}")
            return self._col.get(int(key) % n)
        return Categorical._from(self._series().iloc[key]._col)

    def __setitem__(self, key, value):
        series = self._series()
        series.iloc[key] = value
        self._col = series._col

    def __array__(self, dtype=None, copy=None):
        categories = self._col.categories
        values = categories.take(operations.codes_of(self._col), True).to_numpy()
        return values if dtype is None else np.asarray(values, dtype)

    def to_numpy(self, dtype=None, copy=False, na_value=no_default):
        """The values as an array of numpy."""
        return self.__array__(dtype)

    def _check_order(self, name):
        if not self._col.ordered:
            raise TypeError(
                f"Categorical is not ordered for operation {name}\n"
                "you can use .as_ordered() to change the Categorical to an ordered one\n"
            )

    def _extreme(self, name, skipna):
        self._check_order(name)
        codes = operations.codes_of(self._col)
        known = codes.filter(codes.binary(Binary.GE, 0))
        if len(known) == 0 or (not skipna and len(known) < len(codes)):
            return nan
        return self._col.categories.get(int(known.reduce(name)))

    def min(self, *, skipna=True, **kwargs):
        """The first category that occurs."""
        return self._extreme(Reduce.MIN, skipna)

    def max(self, *, skipna=True, **kwargs):
        """The last category that occurs."""
        return self._extreme(Reduce.MAX, skipna)

    def isna(self):
        """Which values are missing."""
        return self._col.isna().to_numpy()

    isnull = isna

    def notna(self):
        """Which values are not missing."""
        return self._col.isna().unary(Unary.INVERT).to_numpy()

    notnull = notna

    def isin(self, values):
        """Which values are among the given ones."""
        return self._col.isin(as_column(list(values))).to_numpy()

    def unique(self):
        """Each value once; categories that do not occur are dropped."""
        return Categorical._from(operations.without_unused(self._col.unique()))

    def value_counts(self, dropna=True):
        """How often each category occurs, in the order of the categories."""
        codes = operations.codes_of(self._col)
        n = len(self._col.categories)
        counts = [0] * n
        uniques, found = codes.value_counts()
        missing = 0
        for code, count in zip(uniques.tolist(), found.tolist()):
            if code >= 0:
                counts[code] = count
            else:
                missing = count
        labels = list(range(n)) + ([-1] if missing and not dropna else [])
        counts += [missing] if missing and not dropna else []
        index = classes.Index._from(_pandas.from_codes(_pandas.column(labels, "int64"), self._col.categories.share(), self._col.ordered))
        return classes.Series._from(_pandas.column(counts, "int64"), index, "count")

    def describe(self):
        """Counts and shares of the categories."""
        counts = self.value_counts(dropna=False)
        shares = counts._col.binary(Binary.TRUEDIV, counts._col.reduce(Reduce.SUM))
        index = counts._index._renamed("categories")
        return classes.DataFrame._from([counts._col, shares], classes.Index(["counts", "freqs"]), index)

    def map(self, mapper, na_action=no_default):
        """The categories mapped; a Categorical where the results are all different."""
        result = mapped(self._col, mapper)
        return Categorical._from(result) if result.kind == "category" else classes.Index._from(result)

    def astype(self, dtype, copy=True):
        """The values in another dtype."""
        if dtype_name(dtype) == "category":
            categories = getattr(dtype, "categories", None)
            return Categorical._from(operations.as_category(self, categories, getattr(dtype, "ordered", None)))
        return np.asarray(self, dtype=dtype if dtype is not str else "U")

    def sort_values(self, *, inplace=False, ascending=True, na_position="last"):
        """The values in the order of the categories."""
        codes = operations.codes_of(self._col)
        places = self._col.argsort(ascending, na_position)
        result = self._col.take(places)
        if inplace:
            self._col = result
            return None
        return Categorical._from(result)

    def fillna(self, value=None, method=None, limit=None, copy=True):
        """A category in place of missing values."""
        return Categorical._from(self._series().fillna(value)._col)

    def tolist(self):
        """The values as a list."""
        return self._col.tolist()

    to_list = tolist

    def _comparison(self, op, other):
        if isinstance(other, (classes.Series, classes.Index, classes.DataFrame)):
            return NotImplemented
        if is_list_like(other):
            column = as_column(other)
            if column.kind != "category":
                left = _pandas.objects(self._col.tolist())
                return left.binary(op, _pandas.objects(column.tolist())).to_numpy()
            other = column
        return operations.compare(self._col, op, other).to_numpy()


def _change(name, work):
    def method(self, *args, **kwargs):
        return Categorical._from(work(self._col, *args, **kwargs))

    method.__name__ = name
    method.__doc__ = work.__doc__
    return method


def _comparison(op):
    return lambda self, other: self._comparison(op, other)


CHANGES = {
    "rename_categories": operations.renamed, "add_categories": operations.added, "remove_categories": operations.removed,
    "reorder_categories": operations.reordered, "set_categories": operations.replaced,
    "remove_unused_categories": operations.without_unused,
}
for _name, _work in CHANGES.items():
    setattr(Categorical, _name, _change(_name, _work))
for _op in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Categorical, f"__{_op}__", _comparison(_op))
Categorical.__hash__ = None
