"""Sorting of a DataFrame by columns or labels."""

import _pandas

from pandas.core.arguments.options import check_axis
from pandas.core.arguments.questions import is_bool, is_hashable, is_integer, is_list_like
from pandas.core.construction.parts import default_index
from pandas.core.loading import classes
from pandas.core.series.sorting import keyed, label_order, taken_in_order


class FrameSorting:
    """Mixin of DataFrame."""

    def sort_values(self, by, *, axis=0, ascending=True, inplace=False, kind="quicksort", na_position="last",
                    ignore_index=False, key=None):  # fmt: skip
        """The rows in the order of one or more columns.

        >>> pd.DataFrame({"a": [2, 1]}).sort_values("a")["a"].tolist()
        [1, 2]
        """
        axis = check_axis(axis)
        names = list(by) if is_list_like(by) and not isinstance(by, tuple) else [by]
        directions = list(ascending) if is_list_like(ascending) else [ascending] * len(names)
        if len(directions) != len(names):
            raise ValueError(f"Length of ascending ({len(directions)}) != length of by ({len(names)})")
        for direction in directions:
            if not is_bool(direction) and not is_integer(direction):
                raise ValueError(
                    f'For argument "ascending" expected type bool, received type {type(direction).__name__}.'
                )
        if na_position not in ("first", "last"):
            raise ValueError(f"invalid na_position: {na_position}")
        if axis:
            row_columns = [self.loc[name]._col for name in names]
            order = _order(row_columns, directions, na_position)
            return self._finish(self._take_columns(order.tolist()), inplace)
        columns = [self._sort_key(name, key) for name in names]
        if not columns:
            return self._finish(self.copy(), inplace)
        new = taken_in_order(self, _order(columns, directions, na_position))
        if ignore_index:
            new.__dict__["_index"] = default_index(len(new._index))
        return self._finish(new, inplace)

    def _sort_key(self, name, key):
        """The values of a column, or of an index level, to sort by."""
        if is_hashable(name) and name in self._columns:
            place = self._columns._locate(name)
            if place.__class__ is not int:
                if not self._columns._is_multi:
                    raise ValueError(f"The column label '{name}' is not unique.")
                found = self[name]
                column = found._col
            else:
                column = self._cols[place]
        elif name is not None and name in self._index.names:
            column = self._index.get_level_values(name)._col
        else:
            raise KeyError(name)
        if key is not None:
            column = keyed(key, classes.Series._from(column.share(), self._index, name))
        return column

    def sort_index(self, *, axis=0, level=None, ascending=True, inplace=False, kind="quicksort", na_position="last",
                   sort_remaining=True, ignore_index=False, key=None):  # fmt: skip
        """The rows, or columns, in the order of their labels."""
        axis = check_axis(axis)
        order = label_order(self._get_axis(axis), level, ascending, na_position, sort_remaining, key)
        if order is None:
            new = self.copy()
        else:
            new = self._take_columns(order.tolist()) if axis else taken_in_order(self, order)
        if ignore_index:
            if axis:
                new.columns = default_index(len(new._cols))
            else:
                new.__dict__["_index"] = default_index(len(new._index))
        return self._finish(new, inplace)


def _order(columns, directions, na_position):
    if len(columns) == 1:
        return columns[0].argsort(bool(directions[0]), na_position)
    return _pandas.argsort_many(columns, [bool(direction) for direction in directions], na_position)
