"""Methods of DataFrame that change its labels or their order."""

import _pandas

from pandas.core.arguments.options import check_axis, no_default
from pandas.core.arguments.questions import is_bool, is_hashable, is_integer, is_list_like
from pandas.core.construction.columns import as_column, full_column
from pandas.core.construction.parts import default_index
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.series_and_frame.labels import labels_like, map_labels
from pandas.core.series_and_frame.ordering import keyed, label_order, taken_in_order


class FrameLabels:
    """Part of DataFrame."""

    def reindex(self, labels=None, *, index=None, columns=None, axis=None, method=None, copy=None, level=None,
                fill_value=nan, limit=None, tolerance=None):  # fmt: skip
        """The values under other labels; missing where a label is new."""
        if labels is not None:
            if check_axis(axis):
                columns = labels
            else:
                index = labels
        result = self
        if columns is not None:
            # Both axes at once move one table of values, which keeps its dtype.
            moves_rows = index is not None and not self._index.equals(labels_like(index, self._index))
            result = result._reindex_columns(columns, fill_value, method, moves_rows)
        if index is not None:
            result = result._reindex_rows(index, method, fill_value, limit, level, tolerance)
        return result.copy() if result is self else result

    def _reindex_columns(self, columns, fill_value=nan, method=None, as_table=False):
        columns = columns if isinstance(columns, classes.Index) else labels_like(columns, self._columns)
        if columns is self._columns or self._columns.equals(columns):
            return classes.DataFrame._from([column.share() for column in self._cols], columns, self._index)
        if not self._columns.is_unique:
            raise ValueError("cannot reindex on an axis with duplicate labels")
        if method is not None:
            positions = self._columns._indexer(columns, {"ffill": "pad", "bfill": "backfill"}.get(method, method)).tolist()
        else:
            positions = self._columns._positions_of_index(columns).tolist()
        n = len(self._index)
        cols = []
        for position in positions:
            if position >= 0:
                cols.append(self._cols[position].share())
            elif is_missing(fill_value):
                cols.append(self._empty_column(n) if as_table else _pandas.full(n, nan, "float64"))
            else:
                cols.append(full_column(n, fill_value))
        return classes.DataFrame._from(cols, columns, self._index)

    def _empty_column(self, n):
        # A frame of one dtype that can be missing keeps it in its new columns.
        kinds = {column.kind for column in self._cols}
        if len(kinds) == 1 and kinds & {"datetime", "timedelta"}:
            return self._cols[0].take(_pandas.full(n, -1, "int64"), True) if n else self._cols[0].slice(0, 0, 1)
        if kinds and (kinds <= {"text", "objects"} or kinds == {"bool"}):
            return _pandas.full(n, nan, "object")
        return _pandas.full(n, nan, "float64")

    def align(self, other, join="outer", axis=None, level=None, copy=None, fill_value=None, method=no_default,
              limit=no_default, fill_axis=no_default, broadcast_axis=no_default):  # fmt: skip
        """Both objects under the same labels."""
        self._check_no_arguments("align", level=level, method=method, limit=limit, broadcast_axis=broadcast_axis)
        axis = None if axis is None else check_axis(axis)
        if isinstance(other, classes.Series):
            if axis is None:
                raise ValueError("Must specify axis=0 or 1")
            if axis == 0:
                left, right = self._align_rows(other, join)
            else:
                labels, _, theirs = self._columns._align_index(other._index, join)
                left, right = self._reindex_columns(labels), other._to_index(labels, theirs)
        else:
            left, right = self, other
            if axis in (None, 1):
                labels, mine, theirs = self._columns._align_index(other._columns, join)
                left = self if mine is None else self._columns_at_or_missing(labels, mine)
                right = other if theirs is None else other._columns_at_or_missing(labels, theirs)
            if axis in (None, 0):
                left, right = left._align_rows(right, join)
            elif left is self:
                left = left.copy()
        if fill_value is not None:
            left, right = left.fillna(fill_value), right.fillna(fill_value)
        return left, right

    def _columns_at_or_missing(self, labels, positions):
        n = len(self._index)
        cols = [
            self._cols[position].share() if position >= 0 else _pandas.full(n, nan, "float64")
            for position in positions.tolist()
        ]
        return classes.DataFrame._from(cols, labels, self._index)

    def rename(self, mapper=None, *, index=None, columns=None, axis=None, copy=None, inplace=False, level=None,
               errors="ignore"):  # fmt: skip
        """The frame with other labels, by dict or function.

        >>> pd.DataFrame({"a": [1]}).rename(columns={"a": "b"}).columns.tolist()
        ['b']
        """
        if mapper is None and index is None and columns is None:
            raise TypeError("must pass an index to rename")
        if mapper is not None:
            if index is not None or columns is not None:
                raise TypeError("Cannot specify both 'mapper' and any of 'index' or 'columns'")
            if axis is not None and check_axis(axis) == 1:
                columns = mapper
            else:
                index = mapper
        elif axis is not None:
            raise TypeError("Cannot specify both 'axis' and any of 'index' or 'columns'")
        new_columns, new_index = self._columns, self._index
        if columns is not None:
            new_columns = self._renamed_labels(self._columns, columns, level, errors)
        if index is not None:
            new_index = self._renamed_labels(self._index, index, level, errors)
        new = classes.DataFrame._from([column.share() for column in self._cols], new_columns, new_index)
        return self._finish(new, inplace)

    def _renamed_labels(self, labels, mapper, level, errors):
        if isinstance(mapper, classes.Series):
            mapper = mapper.to_dict()
        if errors == "raise" and isinstance(mapper, dict):
            absent = [label for label in mapper if label not in labels]
            if absent:
                raise KeyError(f"{absent} not found in axis")
        if not callable(mapper) and not hasattr(mapper, "get"):
            raise TypeError(f"'{type(mapper).__name__}' object is not callable")
        return map_labels(labels, mapper, level)

    def drop(self, labels=None, *, axis=0, index=None, columns=None, level=None, inplace=False, errors="raise"):
        """The frame without some rows or columns."""
        if labels is not None:
            if index is not None or columns is not None:
                raise ValueError("Cannot specify both 'labels' and 'index'/'columns'")
            new = self._drop_on(check_axis(axis), labels, level, errors)
        elif index is not None or columns is not None:
            new = self
            if columns is not None:
                new = new._drop_on(1, columns, level, errors)
            if index is not None:
                new = new._drop_on(0, index, level, errors)
        else:
            raise ValueError("Need to specify at least one of 'labels', 'index' or 'columns'")
        return self._finish(new, inplace)

    def set_index(self, keys, *, drop=True, append=False, inplace=False, verify_integrity=False):
        """The frame with columns, or arrays, as its row labels."""
        listed = keys if isinstance(keys, list) else [keys]
        missing = []
        for key in listed:
            if isinstance(key, (classes.Index, classes.Series)) or (is_list_like(key) and not isinstance(key, tuple)):
                continue
            if key not in self._columns:
                missing.append(key)
        if missing:
            raise KeyError(f"None of {missing} are in the columns")
        columns, names = [], []
        if append:
            if self._index._is_multi:
                columns.extend(self._index._cols)
                names.extend(self._index._names)
            else:
                columns.append(self._index._col)
                names.append(self._index._name)
        gone = set()
        for key in listed:
            if isinstance(key, classes.MultiIndex):
                columns.extend(key._cols)
                names.extend(key._names)
            elif isinstance(key, (classes.Index, classes.Series)) or (is_list_like(key) and not isinstance(key, tuple)):
                column = as_column(list(key) if not hasattr(key, "_col") and not hasattr(key, "dtype") else key)
                if len(column) != len(self._index):
                    raise ValueError(
                        f"Length mismatch: Expected {len(self._index)} rows, received array of length {len(column)}"
                    )
                columns.append(column)
                names.append(getattr(key, "name", None))
            else:
                places = [self._position_of(key)] if self._columns._is_multi else self._positions_of(key)
                columns.append(self._cols[places[0]].share() if len(places) == 1 else self._tuples_at(places, listed, append))
                names.append(key)
                if drop:
                    gone.update(places)
        if len(columns) == 1:
            labels = keys if isinstance(keys, classes.Index) else classes.Index._from(columns[0], names[0])
            if append and labels is keys:
                labels = classes.Index._from(columns[0], names[0])
        else:
            labels = classes.MultiIndex._from_levels(columns, names)
        if verify_integrity and not labels.is_unique:
            repeated = labels[labels.duplicated()].unique()
            raise ValueError(f"Index has duplicate keys: {repeated}")
        keep = [i for i in range(len(self._cols)) if i not in gone]
        kept = self._take_columns(keep) if gone else self.copy()
        kept.__dict__["_index"] = labels
        return self._finish(kept, inplace)

    def _tuples_at(self, places, keys, append):
        """The values of columns that share a label, as labels of their own."""
        if len(keys) > 1 or append:
            raise ValueError(
                "setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 "
                f"dimensions. The detected shape was ({len(places)},) + inhomogeneous part."
            )
        return _pandas.objects(list(zip(*[self._cols[place].tolist() for place in places])))

    def reset_index(self, level=None, *, drop=False, inplace=False, col_level=0, col_fill="",
                    allow_duplicates=no_default, names=None):  # fmt: skip
        """The row labels as columns, or gone when `drop`."""
        index = self._index
        n = len(index)
        if level is None:
            numbers = list(range(index.nlevels))
        else:
            levels = list(level) if is_list_like(level) and not isinstance(level, tuple) else [level]
            numbers = sorted(index._level_number(one) for one in levels)
        rest = [i for i in range(index.nlevels) if i not in numbers]
        if not rest:
            new_index = default_index(n)
        else:
            new_index = index._without_levels(set(numbers))
        cols = [column.share() for column in self._cols]
        columns = self._columns
        if not drop:
            labels = self._reset_labels(index, numbers, names)
            level_columns = index._cols if index._is_multi else [index._col]
            for offset, (number, label) in enumerate(zip(numbers, labels)):
                if columns._is_multi:
                    parts = [col_fill] * columns.nlevels
                    if isinstance(label, tuple):
                        parts[: len(label)] = label
                    else:
                        parts[columns._level_number(col_level)] = label
                    label = tuple(parts)
                if allow_duplicates is not True and label in columns:
                    raise ValueError(f"cannot insert {label}, already exists")
                columns = columns.insert(offset, label) if len(columns) or columns._is_multi else classes.Index(
                    [label], name=columns._name
                )
                cols.insert(offset, level_columns[number].share())
        return self._finish(classes.DataFrame._from(cols, columns, new_index), inplace)

    def _reset_labels(self, index, numbers, names):
        own = list(index.names)
        if names is not None:
            given = list(names) if is_list_like(names) and not isinstance(names, tuple) else [names]
            if len(given) < len(numbers):
                raise IndexError("list index out of range")
            return given
        if index._is_multi:
            return [f"level_{i}" if own[i] is None else own[i] for i in numbers]
        if own[0] is None:
            return ["level_0" if "index" in self._columns else "index"]
        return own

    @property
    def T(self):
        """Rows as columns and columns as rows."""
        return self.transpose()

    def transpose(self, *args, copy=False):
        """Rows as columns and columns as rows."""
        n, width = self.shape
        name = self._common_dtype()
        kinds = {column.kind for column in self._cols}
        if not width:
            return classes.DataFrame._from([_pandas.empty("float64") for _ in range(n)], self._index, self._columns)
        if name == "object" or kinds == {"category"} or "masked" in kinds and len({c.dtype for c in self._cols}) > 1:
            lists = [column.tolist() for column in self._cols]
            cols = [_pandas.objects(list(row)) for row in zip(*lists)]
            if kinds == {"text"}:
                cols = [column.cast("object") for column in cols]
        elif kinds <= {"int", "uint", "float", "bool"}:
            array = self.to_numpy()
            cols = [_pandas.column(array[i]) for i in range(n)]
        else:
            lists = [column.tolist() for column in self._cols]
            cols = [_pandas.column(list(row), name) for row in zip(*lists)]
        return classes.DataFrame._from(cols, self._index, self._columns)

    def swapaxes(self, axis1, axis2, copy=None):
        """The frame, transposed when the axes differ."""
        return self.copy() if check_axis(axis1) == check_axis(axis2) else self.transpose()

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
