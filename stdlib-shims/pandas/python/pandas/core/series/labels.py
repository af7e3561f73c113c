"""Methods of Series that change its labels, its name or their order."""


import numpy as np

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.construction.parts import default_index
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.series_and_frame.labels import map_labels
from pandas.core.series_and_frame.ordering import keyed, label_order, one_direction, taken_in_order


class SeriesLabels:
    """Part of Series."""

    def reindex(self, index=None, *, axis=None, method=None, copy=None, level=None, fill_value=None, limit=None,
                tolerance=None):  # fmt: skip
        """The values under other labels; missing where a label is new."""
        if index is None:
            return self.copy()
        return self._reindex_rows(index, method, nan if fill_value is None else fill_value, limit, level, tolerance)

    def align(self, other, join="outer", axis=None, level=None, copy=None, fill_value=None, method=no_default,
              limit=no_default, fill_axis=no_default, broadcast_axis=no_default):  # fmt: skip
        """Both objects under the same labels."""
        self._check_no_arguments("align", level=level, method=method, limit=limit, broadcast_axis=broadcast_axis)
        if isinstance(other, classes.DataFrame):
            if axis is None:
                raise ValueError("Must specify axis=0 or 1")
            labels = other._get_axis(axis)
            joined, left, right = self._index._align_index(labels, join)
            mine = self._to_index(joined, left)
            if check_axis(axis):
                theirs = other.reindex(columns=joined)
            else:
                theirs = other._to_index(joined, right)
        else:
            mine, theirs = self._align_rows(other, join)
        if fill_value is not None:
            mine, theirs = mine.fillna(fill_value), theirs.fillna(fill_value)
        return mine, theirs

    def rename(self, index=None, *, axis=None, copy=None, inplace=False, level=None, errors="ignore"):
        """The Series under another name, or with other labels."""
        if callable(index) or isinstance(index, (dict, classes.Series)):
            if isinstance(index, classes.Series):
                index = index.to_dict()
            if errors == "raise" and isinstance(index, dict):
                absent = [label for label in index if label not in self._index]
                if absent:
                    raise KeyError(f"{absent} not found in axis")
            new = classes.Series._from(self._col.share(), map_labels(self._index, index, level), self._name)
            return self._finish(new, inplace)
        if is_list_like(index) and not isinstance(index, tuple):
            raise TypeError("Series.name must be a hashable type")
        if inplace:
            self.name = index
            return None
        return classes.Series._from(self._col.share(), self._index, index)

    def reset_index(self, level=None, *, drop=False, name=no_default, inplace=False, allow_duplicates=False):
        """The labels as a column of a frame, or gone when `drop`."""
        if drop:
            index = default_index(len(self._col))
            if level is not None and self._index._is_multi:
                levels = list(level) if is_list_like(level) else [level]
                if len(levels) < self._index.nlevels:
                    index = self._index.droplevel(levels)
            return self._finish(classes.Series._from(self._col.share(), index, self._name), inplace)
        if inplace:
            raise TypeError("Cannot reset_index inplace on a Series to create a DataFrame")
        label = (0 if self._name is None else self._name) if name is no_default else name
        return self.to_frame(label).reset_index(level, allow_duplicates=allow_duplicates)

    def drop(self, labels=None, *, axis=0, index=None, columns=None, level=None, inplace=False, errors="raise"):
        """The values without those under some labels."""
        if labels is not None:
            if index is not None or columns is not None:
                raise ValueError("Cannot specify both 'labels' and 'index'/'columns'")
            check_axis(axis, "Series")
        elif index is not None:
            labels = index
        elif columns is not None:
            return self._finish(self.copy(), inplace)
        else:
            raise ValueError("Need to specify at least one of 'labels', 'index' or 'columns'")
        return self._finish(self._drop_on(0, labels, level, errors), inplace)

    def squeeze(self, axis=None):
        """The only value, or the Series."""
        return self._col.get(0) if len(self._col) == 1 else self

    def repeat(self, repeats, axis=None):
        """Each value several times."""
        if is_integer(repeats) and repeats < 0:
            raise ValueError("negative dimensions are not allowed")
        return self._without_freq(as_column(np.repeat(np.arange(len(self._col)), repeats)))

    def swapaxes(self, axis1, axis2, copy=None):
        """The Series itself."""
        return self.copy()

    def sort_values(self, *, axis=0, ascending=True, inplace=False, kind="quicksort", na_position="last",
                    ignore_index=False, key=None):  # fmt: skip
        """The values in order."""
        check_axis(axis, "Series")
        ascending = one_direction(ascending)
        if na_position not in ("first", "last"):
            raise ValueError(f"invalid na_position: {na_position}")
        column = self._col
        if key is not None:
            column = keyed(key, self.copy())
        new = taken_in_order(self, column.argsort(ascending, na_position))
        if ignore_index:
            new._index = default_index(len(new._col))
        return self._finish(new, inplace)

    def sort_index(self, *, axis=0, level=None, ascending=True, inplace=False, kind="quicksort", na_position="last",
                   sort_remaining=True, ignore_index=False, key=None):  # fmt: skip
        """The values in the order of their labels."""
        check_axis(axis, "Series")
        order = label_order(self._index, level, ascending, na_position, sort_remaining, key)
        new = self.copy() if order is None else taken_in_order(self, order)
        if ignore_index:
            new._index = default_index(len(new._col))
        return self._finish(new, inplace)
