"""Assignment into a DataFrame with square brackets, and methods that add or take out columns."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_integer, is_list_like, is_pandas
from pandas.core.construction.columns import as_column, full_column
from pandas.core.construction.parts import default_index
from pandas.core.indexing.masks import positions_where
from pandas.core.indexing.setting import set_frame_values
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
conditions = on_first_use("pandas.core.frame.conditions")


class FrameAssignment:
    """Part of DataFrame."""

    def __setitem__(self, key, value):
        if callable(key) and not isinstance(key, type):
            key = key(self)
        if isinstance(key, slice):
            place = key
            if not all(bound is None or is_integer(bound) for bound in (key.start, key.stop)):
                place = self._index._slice_positions(key.start, key.stop, key.step)
            set_frame_values(self, place, slice(None), value)
            return
        if isinstance(key, classes.DataFrame) or (isinstance(key, np.ndarray) and key.ndim == 2):
            self._set_where(key, value)
            return
        if is_list_like(key) and not isinstance(key, tuple):
            positions = self._row_mask(key, "!")
            if positions is not None:
                if len(positions):
                    set_frame_values(self, positions, slice(None), value)
                return
            self._set_many(list(key), value)
            return
        if isinstance(value, classes.DataFrame):
            self._set_frame(key, value)
            return
        self._ensure_rows(value)
        if self._columns._is_multi and not (isinstance(key, tuple) and len(key) == self._columns.nlevels):
            self._set_under(key, value)
            return
        self._set_column(key, self._values_for(value))

    def _set_under(self, key, value):
        """Sets the columns below a label of the first levels, or a new one."""
        try:
            place = self._columns._locate(key)
        except KeyError:
            parts = key if isinstance(key, tuple) else (key,)
            label = parts + ("",) * (self._columns.nlevels - len(parts))
            self._set_column(label, self._values_for(value))
            return
        positions = range(*place.indices(len(self._cols))) if isinstance(place, slice) else place.tolist()
        for position in positions:
            self._cols[position] = self._values_for(value)

    def _ensure_rows(self, value):
        """A frame without rows takes as many as the first column it gets."""
        if len(self._index) or not is_list_like(value) or not len(value):
            return
        own = self.__dict__
        if isinstance(value, classes.Series):
            own["_index"] = value._index
        elif isinstance(value, dict):
            own["_index"] = classes.Index(list(value))
        elif self._cols and type(self._index) is not classes.RangeIndex and self._index._col.dtype != "object":
            return
        else:
            own["_index"] = default_index(len(value))
        own["_cols"] = [
            column.take(_pandas.full(len(self._index), -1, "int64"), True) for column in self._cols
        ]

    def _values_for(self, value):
        """A column for the rows of this frame out of a value."""
        n = len(self._index)
        if isinstance(value, dict):
            value = classes.Series(value)
        if isinstance(value, classes.Series):
            index = value._index
            if index is self._index or index.equals(self._index):
                return value._col.share()
            if not index.is_unique:
                if not len(self._index):
                    return value._col.slice(0, 0, 1)
                raise ValueError("cannot reindex on an axis with duplicate labels")
            if index._is_multi and not self._index._is_multi and len(index):
                raise TypeError("incompatible index of inserted column with frame index")
            return value._col.take(index._positions_of_index(self._index), True)
        if isinstance(value, classes.DataFrame):
            if len(value._cols) != 1:
                raise ValueError("Columns must be same length as key")
            return self._values_for(value._at(0))
        if is_list_like(value) and not isinstance(value, str):
            if isinstance(value, np.ndarray) and value.ndim == 2:
                if value.shape[1] != 1:
                    raise ValueError(
                        f"Expected a 1D array, got an array with shape {value.shape}"
                    )
                value = value[:, 0]
            if not hasattr(value, "__len__") and not hasattr(value, "_col"):
                value = list(value)
            column = _pandas.empty("float64") if isinstance(value, (list, tuple)) and not value else as_column(value)
            if len(column) != n:
                raise ValueError(f"Length of values ({len(column)}) does not match length of index ({n})")
            return column
        return full_column(n, value)

    def _set_many(self, labels, value):
        if isinstance(value, classes.DataFrame):
            if len(value._cols) != len(labels):
                raise ValueError("Columns must be same length as key")
            if not value._columns.is_unique:
                for label, other in zip(labels, value._columns.tolist()):
                    self[label] = value[other]
                return
            self._ensure_rows(value._at(0) if value._cols else [])
            for i, label in enumerate(labels):
                self._set_column(label, self._values_for(value._at(i)))
            return
        if isinstance(value, np.ndarray) and value.ndim == 2:
            if value.shape[1] != len(labels):
                raise ValueError("Columns must be same length as key")
            pieces = [value[:, i] for i in range(len(labels))]
        elif is_list_like(value) and not isinstance(value, (classes.Series, dict)):
            items = list(value)
            n = len(self._index)
            if items and all(is_list_like(item) for item in items) and len(items) == n and (
                all(len(item) == len(labels) for item in items)
            ):
                pieces = [list(piece) for piece in zip(*items)]
            elif len(items) == len(labels):
                pieces = items
            elif items and is_list_like(items[0]):
                raise ValueError("Columns must be same length as key")
            else:
                raise ValueError("Columns must be same length as key")
        elif isinstance(value, classes.Series):
            if len(labels) != 1:
                raise ValueError("Columns must be same length as key")
            pieces = [value] * len(labels)
        else:
            pieces = [value] * len(labels)
        for label, piece in zip(labels, pieces):
            self._ensure_rows(piece)
            self._set_column(label, self._values_for(piece))

    def _set_frame(self, key, value):
        if self._columns._is_multi and key in self._columns:
            place = self._columns._locate(key)
            positions = [place] if place.__class__ is int else (
                list(range(*place.indices(len(self._cols)))) if isinstance(place, slice) else place.tolist()
            )
            if len(positions) == len(value._cols):
                for i, position in enumerate(positions):
                    self._cols[position] = self._values_for(value._at(i))
                return
        if len(value._cols) != 1:
            if key in self._columns:
                raise ValueError("Columns must be same length as key")
            if not value._cols:
                raise ValueError(f"Cannot set a DataFrame without columns to the column {key}")
            raise ValueError(f"Cannot set a DataFrame with multiple columns to the single column {key}")
        self._ensure_rows(value._at(0))
        self._set_column(key, self._values_for(value._at(0)))

    def _set_where(self, cond, value):
        if isinstance(cond, classes.DataFrame) and any(c.dtype not in ("bool", "boolean") for c in cond._cols):
            raise TypeError("Must pass DataFrame or 2-d ndarray with boolean values only")
        for i, column in enumerate(conditions.where_columns(self, cond, value, True, None)):
            self._cols[i] = column

    def __delitem__(self, key):
        place = self._columns._locate(key)
        if place.__class__ is int:
            gone = {place}
        else:
            gone = set(range(*place.indices(len(self._cols))) if isinstance(place, slice) else place.tolist())
        keep = [i for i in range(len(self._cols)) if i not in gone]
        own = self.__dict__
        own["_columns"] = self._columns._take(_pandas.column(keep, "int64"))
        own["_cols"] = [self._cols[i] for i in keep]

    def pop(self, item):
        """Takes a column out."""
        column = self[item]
        series = column.copy() if isinstance(column, classes.Series) else column
        del self[item]
        return series

    def insert(self, loc, column, value, allow_duplicates=no_default):
        """Puts a new column at a position."""
        if allow_duplicates is not True and column in self._columns:
            raise ValueError(f"cannot insert {column}, already exists")
        if not is_integer(loc):
            raise TypeError("loc must be int")
        if loc < 0:
            raise ValueError("unbounded slice")
        if loc > len(self._cols):
            raise IndexError(f"index {loc} is out of bounds for axis 0 with size {len(self._cols)}")
        self._ensure_rows(value)
        values = self._values_for(value)
        own = self.__dict__
        if len(self._columns) == 0 and not self._columns._is_multi:
            own["_columns"] = self._columns_with(column)
        else:
            own["_columns"] = self._columns.insert(int(loc), column)
        own["_in_parts"] = len(self._cols) > 0
        self._cols.insert(int(loc), values)

    def assign(self, **kwargs):
        """The frame with more columns; functions get the frame as it is so far."""
        new = self.copy()
        for label, value in kwargs.items():
            new[label] = value(new) if callable(value) and not is_pandas(value) else value
        return new

    def update(self, other, join="left", overwrite=True, filter_func=None, errors="ignore"):
        """Takes over the values of another frame that are not missing, in place."""
        if join != "left":
            raise NotImplementedError("Only left join is supported")
        if errors not in ("ignore", "raise"):
            raise ValueError("The parameter errors must be either 'ignore' or 'raise'")
        if not isinstance(other, classes.DataFrame):
            other = classes.DataFrame(other)
        if not other._index.is_unique:
            raise ValueError("Update not allowed with duplicate indexes on other.")
        other = other.reindex(self._index)
        for i, label in enumerate(self._columns.tolist()):
            if label not in other._columns:
                continue
            mine, theirs = self._cols[i], other._column(label)
            present = theirs.isna().unary(Unary.INVERT)
            if filter_func is not None:
                chosen = as_column(filter_func(mine.to_numpy()))
                present = present.binary(Binary.AND, chosen)
            if errors == "raise" and present.binary(Binary.AND, mine.isna().unary(Unary.INVERT)).reduce(Reduce.ANY):
                raise ValueError("Data overlaps.")
            if not overwrite:
                present = present.binary(Binary.AND, mine.isna())
            positions = positions_where(present)
            if not len(positions):
                continue
            values = theirs.take(positions)
            if mine.kind in ("int", "uint") and values.kind == "float":
                whole = values.cast(mine.dtype)
                if whole.cast(values.dtype).equals(values):
                    values = whole
            mine.set_items(positions, values)

    def isetitem(self, loc, value):
        """Sets the column at a position."""
        for position in loc if is_list_like(loc) else [loc]:
            self._cols[position] = self._values_for(value)
