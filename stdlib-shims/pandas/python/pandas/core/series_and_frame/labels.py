"""Methods of Series and DataFrame that change labels: reindex, align, rename_axis, levels, drop, time zones."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default, unsupported
from pandas.core.arguments.questions import is_hashable, is_list_like
from pandas.core.construction.columns import as_column, column_of_labels, full_column
from pandas.core.construction.parts import as_index
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.filling import check_fill_value
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
conversion = on_first_use("pandas.core.dtypes.conversion")


class SharedLabels:
    """Part of NDFrame."""

    def _reindex_rows(self, labels, method=None, fill_value=nan, limit=None, level=None, tolerance=None):
        labels = labels if isinstance(labels, classes.Index) else labels_like(labels, self._index)
        index = self._index
        if level is not None and labels._is_multi:
            positions = index._positions_of_index(labels.get_level_values(level))
            return self._rows_or_fill(labels, positions, fill_value)
        if level is not None and index._is_multi:
            chosen = positions_where(index.get_level_values(level)._col.isin(labels._col))
            return self._take(chosen)
        if index is labels or (index.equals(labels) and method is None):
            return self._to_index(labels if index.dtype == labels.dtype or len(labels) == 0 else labels, None)
        if not index.is_unique:
            raise ValueError("cannot reindex on an axis with duplicate labels")
        if method is not None and not (index.is_monotonic_increasing or index.is_monotonic_decreasing):
            raise ValueError("index must be monotonic increasing or decreasing")
        positions = index._indexer(labels, _method_name(method), limit, tolerance)
        return self._rows_or_fill(labels, positions, fill_value)

    def _rows_or_fill(self, labels, positions, fill_value):
        for column in self._columns_of_values():
            if column.kind == "period" or column.dtype == "string" or "," in column.dtype:
                check_fill_value(column, fill_value)
        if is_missing(fill_value):
            return self._to_index(labels, positions)
        present = positions.binary(Binary.GE, 0)
        cols = [filled_take(column, positions, present, fill_value) for column in self._columns_of_values()]
        return self._rebuilt(cols, labels)

    def _columns_of_values(self):
        return [self._col] if self.ndim == 1 else self._cols

    def _rebuilt(self, cols, index):
        if self.ndim == 1:
            return classes.Series._from(cols[0], index, self._name)
        return classes.DataFrame._from(cols, self._columns, index)

    def reindex_like(self, other, method=None, copy=None, limit=None, tolerance=None):
        """The values under the labels of another object."""
        if self.ndim == 1:
            return self.reindex(other._index, method=method, limit=limit, tolerance=tolerance)
        return self.reindex(index=other._index, columns=other._columns, method=method, limit=limit, tolerance=tolerance)

    def rename_axis(self, mapper=no_default, *, index=no_default, columns=no_default, axis=0, copy=None, inplace=False):
        """The same data with other names of its axes."""
        new = self if inplace else self.copy()
        if mapper is not no_default:
            which = check_axis(axis, type(self).__name__)
            if callable(mapper) or isinstance(mapper, dict):
                raise ValueError("Use `.rename` to alter labels with a mapper.")
            new._rename_one_axis(which, mapper)
        if index is not no_default:
            new._rename_one_axis(0, index)
        if columns is not no_default:
            if self.ndim == 1:
                raise TypeError("Series.rename_axis() got an unexpected keyword argument 'columns'")
            new._rename_one_axis(1, columns)
        return None if inplace else new

    def _rename_one_axis(self, axis, names):
        labels = self._get_axis(axis)
        if isinstance(names, dict):
            names = [names.get(name, name) for name in labels.names]
        elif callable(names):
            names = [names(name) for name in labels.names]
        elif not is_list_like(names):
            if labels._is_multi:
                raise TypeError("Must pass list-like as `names`.")
            names = [names]
        changed = labels.set_names(list(names))
        self.__dict__["_columns" if axis else "_index"] = changed

    def set_axis(self, labels, *, axis=0, copy=None):
        """The same data under other labels."""
        new = self.copy()
        if check_axis(axis, type(self).__name__):
            new.columns = labels
        else:
            new.index = labels
        return new

    def _with_axis(self, axis, labels):
        """A shallow copy with other labels on one axis."""
        if self.ndim == 1:
            return classes.Series._from(self._col.share(), labels, self._name)
        cols = [column.share() for column in self._cols]
        if axis:
            return classes.DataFrame._from(cols, labels, self._index)
        return classes.DataFrame._from(cols, self._columns, labels)

    def swaplevel(self, i=-2, j=-1, axis=0, copy=None):
        """The data with two levels of its labels exchanged."""
        axis = check_axis(axis, type(self).__name__)
        labels = self._get_axis(axis)
        if not labels._is_multi:
            kind = AssertionError if self.ndim == 1 else TypeError
            raise kind("Can only swap levels on a hierarchical axis.")
        return self._with_axis(axis, labels.swaplevel(i, j))

    def reorder_levels(self, order, axis=0):
        """The data with the levels of its labels in another order."""
        axis = check_axis(axis, type(self).__name__)
        labels = self._get_axis(axis)
        if not labels._is_multi:
            kind = Exception if self.ndim == 1 else TypeError
            raise kind("Can only reorder levels on a hierarchical axis.")
        return self._with_axis(axis, labels.reorder_levels(order))

    def droplevel(self, level, axis=0):
        """The data without some levels of its labels."""
        axis = check_axis(axis, type(self).__name__)
        return self._with_axis(axis, self._get_axis(axis).droplevel(level))

    def add_prefix(self, prefix, axis=None):
        """The data with a text before each label."""
        return self._with_text(lambda label: f"{prefix}{label}", axis)

    def add_suffix(self, suffix, axis=None):
        """The data with a text after each label."""
        return self._with_text(lambda label: f"{label}{suffix}", axis)

    def _with_text(self, function, axis):
        axis = self.ndim - 1 if axis is None else check_axis(axis, type(self).__name__)
        return self._with_axis(axis, map_labels(self._get_axis(axis), function))

    def _drop_on(self, axis, labels, level, errors):
        """Drops labels from an axis."""
        axis_labels = self._get_axis(axis)
        n = len(axis_labels)
        if level is not None:
            number = axis_labels._level_number(level)
            wanted = column_of_labels(labels)
            held = axis_labels._cols[number] if axis_labels._is_multi else axis_labels._col
            absent = wanted.filter(wanted.isin(held).unary(Unary.INVERT))
            if len(absent) and errors == "raise":
                raise KeyError(f"labels {absent.tolist()} not found in level")
            keep = held.isin(wanted).unary(Unary.INVERT)
        elif axis_labels._is_multi:
            keep = _multi_keep(axis_labels, labels, errors)
        else:
            listed = labels if is_list_like(labels) and not isinstance(labels, tuple) else [labels]
            given = as_column(list(listed) if not hasattr(listed, "_col") else listed)
            wanted = axis_labels._convert_labels(given) if len(given) else given
            if errors == "raise" and len(wanted):
                absent = given.filter(wanted.isin(axis_labels._col).unary(Unary.INVERT))
                if len(absent):
                    raise KeyError(f"{absent.tolist()} not found in axis")
            keep = axis_labels._col.isin(wanted).unary(Unary.INVERT) if len(wanted) else _pandas.full(n, True, "bool")
        new = self._take_columns(positions_where(keep).tolist()) if axis else self._filter(keep)
        if type(axis_labels) is classes.RangeIndex:
            new.__dict__["_columns" if axis else "_index"] = axis_labels._kept(keep)
        return new

    def _align_rows(self, other, join):
        index, left, right = self._index._align_index(other._index, join)
        return self._to_index(index, left), other._to_index(index, right)

    def infer_objects(self, copy=None):
        """Columns of dtype object as the narrower dtype they fit."""
        cols = [
            _pandas.column(column.tolist()) if column.kind == "objects" else column.share()
            for column in self._columns_of_values()
        ]
        return self._rebuilt(cols, self._index)

    def convert_dtypes(self, infer_objects=True, convert_string=True, convert_integer=True, convert_boolean=True,
                       convert_floating=True, dtype_backend="numpy_nullable"):  # fmt: skip
        """The data in dtypes that know pd.NA."""
        if dtype_backend != "numpy_nullable":
            raise unsupported(f"convert_dtypes(dtype_backend={dtype_backend!r})")
        options = (infer_objects, convert_string, convert_integer, convert_boolean, convert_floating)
        return self._rebuilt([conversion.nullable_column(c, *options) for c in self._columns_of_values()], self._index)

    def tz_localize(self, tz, axis=0, level=None, copy=None, ambiguous="raise", nonexistent="raise"):
        """Gives the naive times of the index a zone, or takes it away."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "tz_localize"):
            raise TypeError("index is not a valid DatetimeIndex or PeriodIndex")
        return _with_labels(self, axis, labels.tz_localize(tz, ambiguous, nonexistent))

    def tz_convert(self, tz, axis=0, level=None, copy=None):
        """The times of the index in another zone."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "tz_convert"):
            raise TypeError("index is not a valid DatetimeIndex or PeriodIndex")
        return _with_labels(self, axis, labels.tz_convert(tz))

    def to_period(self, freq=None, axis=0, copy=None):
        """The times of the index as spans."""
        axis, labels = _axis_labels(self, axis)
        if not hasattr(labels, "to_period"):
            raise TypeError(f"unsupported Type {type(labels).__name__}")
        return _with_labels(self, axis, labels.to_period(freq))

    def to_timestamp(self, freq=None, how="start", axis=0, copy=None):
        """The spans of the index as times."""
        axis, labels = _axis_labels(self, axis)
        if not isinstance(labels, classes.PeriodIndex or ()):
            raise TypeError(f"unsupported Type {type(labels).__name__}")
        return _with_labels(self, axis, labels.to_timestamp(freq, how))


def _method_name(method):
    return {"ffill": "pad", "bfill": "backfill"}.get(method, method)


def labels_like(labels, index):
    """Labels for a reindex; text is read as dates where the index has dates."""
    if isinstance(labels, (list, tuple, np.ndarray)) and len(labels) == 0:
        return index._slice(slice(0, 0))
    new = as_index(labels)
    if not hasattr(labels, "name") and not new._is_multi and not index._is_multi and index._name is not None:
        new = new._renamed(index._name)
    if new._is_multi and index._is_multi and new.nlevels == index.nlevels and not hasattr(labels, "names"):
        new = new._with_names(index._names)
    if index._col_kind() == "datetime" and new._col_kind() == "text":
        return classes.Index._from(index._convert_labels(new._col), new._name)
    return new


def filled_take(column, positions, present, value):
    """Values at positions, and a given one where a position is -1."""
    if column.kind in ("datetime", "timedelta") and _pandas.full(1, value).kind != column.kind:
        # Times make room for a value of another kind even where it is not needed.
        column = column.cast("object")
    if present.reduce(Reduce.ALL):
        return column.take(positions)
    if len(column) == 0:
        made = full_column(len(positions), value)
        if {made.kind, column.kind} <= {"int", "uint", "float"}:
            return made.cast(_pandas.common_type(sorted({made.dtype, column.dtype})))
        return made if made.kind == column.kind else made.cast("object")
    return column.take(positions.where(present, 0)).where(present, value)


def map_labels(labels, mapper, level=None):
    """Labels through a function, or those in a dict replaced."""
    if labels._is_multi:
        columns = []
        for number, column in enumerate(labels._cols):
            if level is not None and labels._level_number(level) != number:
                columns.append(column)
            else:
                columns.append(_mapped(column, mapper))
        return classes.MultiIndex._from_levels(columns, labels._names)
    if len(labels) == 0:
        return classes.Index._from(_pandas.empty("object"), labels._name)
    return classes.Index(_mapped(labels._col, mapper), name=labels._name) if not isinstance(
        labels.tolist()[0], tuple
    ) else classes.Index([_call(mapper, label) for label in labels.tolist()], name=labels._name)


def _call(mapper, label):
    if callable(mapper):
        return mapper(label)
    return mapper.get(label, label) if is_hashable(label) else label


def _mapped(column, mapper):
    if isinstance(mapper, classes.Series):
        mapper = mapper.to_dict()
    changed = [_call(mapper, label) for label in column.tolist()]
    return _pandas.column(changed)


def _multi_keep(index, labels, errors):
    listed = list(labels) if is_list_like(labels) and not isinstance(labels, tuple) else [labels]
    keep = np.ones(len(index), dtype=bool)
    for label in listed:
        try:
            place = index._locate(label)
        except KeyError:
            if errors == "ignore":
                continue
            raise
        keep[place if place.__class__ is int or isinstance(place, slice) else place.to_numpy()] = False
    return _pandas.column(keep)


def _with_labels(obj, axis, labels):
    """The same values under other labels of one axis."""
    new = obj.copy()
    if axis == 0:
        new._index = labels
    else:
        new._columns = labels
    return new


def _axis_labels(obj, axis):
    axis = check_axis(axis, type(obj).__name__)
    return axis, (obj._index if axis == 0 else obj._columns)
