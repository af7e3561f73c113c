"""DataFrame computations that give a frame again: functions, cumulative sums, shifts, ranks, other frames."""

import numpy as np

import _pandas
from _pandas import Cumulative, Unary

from pandas.core.arguments.options import check_axis, no_default, refuse_unused, unsupported
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column, full_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.filling import check_fill_value
from pandas.core.missing.questions import is_missing
from pandas.core.series.accumulating import accumulated
from pandas.core.series.computing import check_rank, clipped, shifted, shifted_labels
from pandas.core.values.mapping import map_values

# Loaded on first use, which keeps imports short.
combine_concat = on_first_use("pandas.core.combine.concat")
aggregating = on_first_use("pandas.core.frame.aggregating")
difference = on_first_use("pandas.core.frame.difference")
row_functions = on_first_use("pandas.core.frame.row_functions")


class FrameComputing:
    """Part of DataFrame."""

    def apply(self, func, axis=0, raw=False, result_type=None, args=(), by_row="compat", engine="python",
              engine_kwargs=None, **kwargs):  # fmt: skip
        """A function of each column, or of each row with axis 1."""
        if engine != "python":
            raise unsupported(f"DataFrame.apply(engine={engine!r})")
        return row_functions.apply_frame(self, func, check_axis(axis), raw, result_type, args, kwargs)

    def map(self, func, na_action=None, **kwargs):
        """Each value through a function."""
        if not callable(func):
            raise TypeError("the first argument must be callable")
        function = (lambda value: func(value, **kwargs)) if kwargs else func
        return self._with_columns([map_values(column, function, na_action) for column in self._cols])

    applymap = map

    def agg(self, func=None, axis=0, *args, **kwargs):
        """Reductions of each column, by name, function, list or dict."""
        return aggregating.aggregate_frame(self, func, check_axis(axis), args, kwargs)

    aggregate = agg

    def transform(self, func, axis=0, *args, **kwargs):
        """A function whose result has the shape of the frame."""
        return aggregating.transform_frame(self, func, check_axis(axis), args, kwargs)

    def _call_by_name(self, name, args, kwargs, axis=0):
        found = getattr(self, name) if hasattr(type(self), name) else None
        if found is not None:
            if not callable(found):
                return found
            if axis:
                kwargs = dict(kwargs, axis=axis)
            return found(*args, **kwargs)
        if hasattr(np, name):
            return getattr(np, name)(self, *args, **kwargs)
        raise AttributeError(f"'{name}' is not a valid function for 'DataFrame' object")

    def _cumulative(self, op, axis, skipna):
        if check_axis(axis):
            return getattr(self.T, op)(skipna=skipna).T
        return self._with_columns([accumulated(column, op, skipna) for column in self._cols])

    def cumsum(self, axis=None, skipna=True, *args, **kwargs):
        """The sum up to each value."""
        refuse_unused("cumsum", kwargs)
        return self._cumulative(Cumulative.CUMSUM, axis, skipna)

    def cumprod(self, axis=None, skipna=True, *args, **kwargs):
        """The product up to each value."""
        refuse_unused("cumprod", kwargs)
        return self._cumulative(Cumulative.CUMPROD, axis, skipna)

    def cummax(self, axis=None, skipna=True, *args, **kwargs):
        """The largest value so far."""
        refuse_unused("cummax", kwargs)
        return self._cumulative(Cumulative.CUMMAX, axis, skipna)

    def cummin(self, axis=None, skipna=True, *args, **kwargs):
        """The smallest value so far."""
        refuse_unused("cummin", kwargs)
        return self._cumulative(Cumulative.CUMMIN, axis, skipna)

    def shift(self, periods=1, freq=None, axis=0, fill_value=no_default, suffix=None):
        """The values some rows later."""
        if self.empty:
            return self.copy()
        if freq is not None:
            labels = shifted_labels(self._index, periods, freq)
            return classes.DataFrame._from([column.share() for column in self._cols], self._columns, labels)
        if is_list_like(periods):
            suffix = "" if suffix is None else suffix
            shifts = [self.shift(one, fill_value=fill_value).add_suffix(f"{suffix}_{one}") for one in periods]
            return combine_concat.concat(shifts, axis=1)
        if suffix is not None:
            raise ValueError("Cannot specify `suffix` if `periods` is an int.")
        if check_axis(axis):
            return self._shift_columns(periods, fill_value)
        for column in self._cols:
            check_fill_value(column, fill_value)
        if fill_value is no_default or is_missing(fill_value):
            return self._with_columns([shifted(column, periods) for column in self._cols])
        return self._with_columns([column.shift(periods, fill_value) for column in self._cols])

    def _shift_columns(self, periods, fill_value):
        width, n = len(self._cols), len(self._index)
        cols = []
        for i in range(width):
            source = i - periods
            if 0 <= source < width:
                cols.append(self._cols[source].share())
            elif fill_value is no_default:
                cols.append(shifted(self._cols[0 if periods > 0 else -1], n))
            else:
                cols.append(full_column(n, fill_value))
        return self._with_columns(cols)

    def diff(self, periods=1, axis=0):
        """The difference to an earlier row, or column."""
        if check_axis(axis):
            return self - self.shift(periods, axis=1)
        return self._with_columns([column.diff(periods) for column in self._cols])

    def pct_change(self, periods=1, fill_method=no_default, limit=no_default, freq=None, **kwargs):
        """The change from an earlier row, as a share of it."""
        axis = kwargs.pop("axis", 0)
        if check_axis(axis):
            return self.T.pct_change(periods, fill_method).T
        cols = []
        for column in self._cols:
            series = classes.Series._from(column, self._index)
            cols.append(series.pct_change(periods, fill_method, limit, freq)._col)
        return self._with_columns(cols)

    def clip(self, lower=None, upper=None, *, axis=None, inplace=False, **kwargs):
        """The values, cut off below and above."""
        lows, highs = self._bounds(lower, axis), self._bounds(upper, axis)
        cols = [clipped(column, low, high) for column, low, high in zip(self._cols, lows, highs)]
        return self._finish(self._with_columns(cols), inplace)

    def _bounds(self, bound, axis):
        width = len(self._cols)
        if isinstance(bound, classes.DataFrame):
            return bound.reindex(index=self._index, columns=self._columns)._cols
        if isinstance(bound, classes.Series):
            if axis is None:
                raise ValueError("Must specify axis=0 or 1")
            if check_axis(axis) == 0:
                return [bound.reindex(self._index)._col] * width
            taken = bound.reindex(self._columns)._col
            return [taken.get(i) for i in range(width)]
        if is_list_like(bound):
            items = list(bound)
            along = axis is not None and check_axis(axis) == 0
            wanted = len(self._index) if along else width
            if len(items) != wanted:
                raise ValueError(f"Unable to coerce to Series, length must be {wanted}: given {len(items)}")
            return [as_column(items)] * width if along else items
        return [bound] * width

    def round(self, decimals=0, *args, **kwargs):
        """The values rounded; a dict or Series gives the decimals per column."""
        if isinstance(decimals, (dict, classes.Series)):
            wanted = dict(decimals.items())
            cols = [
                rounded(column, wanted[label]) if label in wanted else column.share()
                for label, column in zip(self._columns.tolist(), self._cols)
            ]
        elif is_integer(decimals):
            cols = [rounded(column, decimals) for column in self._cols]
        else:
            raise TypeError("decimals must be an integer, a dict-like or a Series")
        return self._with_columns(cols)

    def rank(self, axis=0, method="average", numeric_only=False, na_option="keep", ascending=True, pct=False):
        """The place of each value in its column, or row."""
        check_rank(method, na_option)
        frame = self._numeric_part() if numeric_only else self
        if check_axis(axis):
            return frame.T.rank(0, method, False, na_option, ascending, pct).T
        cols = [_rankable(column).rank(method, ascending, na_option, pct) for column in frame._cols]
        return frame._with_columns(cols)

    def equals(self, other):
        """Whether both hold the same labels and values; missing equals missing."""
        return (
            isinstance(other, classes.DataFrame)
            and self.shape == other.shape
            and self._index.equals(other._index)
            and self._columns.equals(other._columns)
            and all(a.dtype == b.dtype and bool(a.equals(b)) for a, b in zip(self._cols, other._cols))
        )

    def compare(self, other, align_axis=1, keep_shape=False, keep_equal=False, result_names=("self", "other")):
        """The values that differ, side by side."""
        return difference.compare_frames(self, other, check_axis(align_axis), keep_shape, keep_equal, result_names)

    def combine_first(self, other):
        """The values, with those of another frame where they are missing."""
        index, left, right = self._index._align_index(other._index, "outer")
        labels = self._columns.union(other._columns)
        mine, theirs = self._to_index(index, left), other._to_index(index, right)
        cols = []
        for label in labels.tolist():
            if label not in self._columns:
                cols.append(theirs._column(label))
            elif label not in other._columns:
                cols.append(mine._column(label))
            else:
                a, b = mine._column(label), theirs._column(label)
                column = a.where(a.isna().unary(Unary.INVERT), b)
                names = {self._column(label).dtype, other._column(label).dtype}
                if len(names) == 1 and column.dtype not in names and not column.any_missing():
                    column = column.cast(next(iter(names)))
                elif "bool" in names and "object" in names and column.dtype == "bool":
                    column = _pandas.objects(column.tolist())
                elif column.kind in ("int", "uint") and b.kind == "float":
                    column = column.cast(b.dtype)
                cols.append(column)
        return classes.DataFrame._from(cols, labels, index)

    def combine(self, other, func, fill_value=None, overwrite=True):
        """A function of each pair of columns of two frames."""
        for frame in (self, other):
            for label in frame._columns.tolist() if not frame._columns.is_unique else ():
                frame._column(label)
        left, right = self.align(other)
        cols, labels = [], left._columns
        for i, label in enumerate(labels.tolist()):
            a, b = left._at(i), right._at(i)
            if not overwrite and label not in other._columns:
                cols.append(a._col.share())
                continue
            if fill_value is not None:
                a, b = a.fillna(fill_value), b.fillna(fill_value)
            for one in (a, b):
                original = self._column(label) if one is a and label in self._columns else None
                if original is not None and one._col.dtype != original.dtype and not one._col.any_missing():
                    one._col = one._col.cast(original.dtype)
            cols.append(as_column(func(a, b)))
        return classes.DataFrame._from(cols, labels, left._index)


def _rankable(column):
    # In a frame, categories rank by their values, and nullable numbers that are missing have no rank.
    if column.kind == "category":
        return column.categories.take(column.codes, True)
    if column.kind == "masked" and column.dtype != "string":
        return column.cast("float64")
    return column


def rounded(column, decimals):
    """A column of numbers rounded; others as they are."""
    if column.kind in ("float", "int", "uint") or (column.kind == "masked" and column.dtype not in ("string", "boolean")):
        return column.round(int(decimals))
    return column.share()
