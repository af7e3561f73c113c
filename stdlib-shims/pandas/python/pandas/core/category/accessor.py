"""The `.cat` accessor of Series."""

from pandas.core.category import operations
from pandas.core.category.categorical import CHANGES
from pandas.core.loading import classes


class CategoricalAccessor:
    """Categories, codes and changes to them for a Series of dtype category."""

    __module__ = "pandas.core.arrays.categorical"

    def __init__(self, series):
        if series._col.kind != "category":
            raise AttributeError("Can only use .cat accessor with a 'category' dtype")
        self._series = series

    @property
    def _col(self):
        return self._series._col

    def _give(self, column):
        return classes.Series._from(column, self._series._index, self._series._name)

    @property
    def categories(self):
        """The Index of values that may occur."""
        return operations.categories_index(self._col)

    @property
    def ordered(self):
        """Whether the categories have an order."""
        return bool(self._col.ordered)

    @property
    def codes(self):
        """The number of each value's category, -1 for missing."""
        return classes.Series._from(operations.small_codes(self._col), self._series._index)

    def as_ordered(self):
        """The same values with an order."""
        return self._give(operations.with_order(self._col, True))

    def as_unordered(self):
        """The same values without an order."""
        return self._give(operations.with_order(self._col, False))

    def __repr__(self):
        return "<pandas.core.arrays.categorical.CategoricalAccessor object>"


def _change(name, work):
    def method(self, *args, **kwargs):
        return self._give(work(self._col, *args, **kwargs))

    method.__name__ = name
    method.__doc__ = work.__doc__
    return method


for _name, _work in CHANGES.items():
    setattr(CategoricalAccessor, _name, _change(_name, _work))
