"""Series computations that give a Series again: functions, ranks, cumulative sums, shifts, other series."""

import numpy as np

import _pandas
from _pandas import Binary, Cumulative, Reduce, Unary

from pandas.core.arguments.options import check_axis, no_default, refuse_unused
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.filling import check_fill_value, gave_way
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.series.accumulating import accumulated
from pandas.core.values.mapping import map_values, results_column
from pandas.core.values.plain import is_nullable_number

# Loaded on first use, which keeps imports short.
mapping = on_first_use("pandas.core.category.mapping")
difference = on_first_use("pandas.core.frame.difference")
period = on_first_use("pandas.core.index.period")
aggregating = on_first_use("pandas.core.series.aggregating")


class SeriesComputing:
    """Part of Series."""

    def map(self, arg, na_action=None):
        """Each value through a function, dict or Series."""
        return self._with_column(map_values(self._col, arg, na_action))

    def apply(self, func, convert_dtype=no_default, args=(), *, by_row="compat", **kwargs):
        """A function of each value, or of the whole Series when it is a numpy function or a name."""
        if not len(self._col):
            return self.copy()
        if isinstance(func, str):
            return self._call_by_name(func, args, kwargs)
        if isinstance(func, (list, tuple, dict)):
            return self.agg(func, 0, *args, **kwargs)
        if isinstance(func, np.ufunc):
            return func(self, *args, **kwargs)
        if not by_row:
            return func(self, *args, **kwargs)
        column = self._col
        if column.kind == "category":
            return self._with_column(mapping.mapped(column, lambda value: func(value, *args, **kwargs), "ignore"))
        if is_nullable_number(column) and column.any_missing():
            column = column.cast("float64")
        values = column.tolist()
        if not values:
            return self._with_column(column.share())
        results = [func(value, *args, **kwargs) for value in values] if args or kwargs else [func(v) for v in values]
        if isinstance(results[0], classes.Series):
            frame = classes.DataFrame(results)
            frame.index = self._index
            return frame
        return self._with_column(results_column(results, self._col))

    def _call_by_name(self, name, args, kwargs):
        found = getattr(self, name, None) if hasattr(type(self), name) else None
        if found is not None:
            if callable(found):
                return found(*args, **kwargs)
            return found
        if hasattr(np, name):
            return getattr(np, name)(self, *args, **kwargs)
        raise AttributeError(f"'{name}' is not a valid function for 'Series' object")

    def transform(self, func, axis=0, *args, **kwargs):
        """A function whose result has as many values as the Series."""
        check_axis(axis, "Series")
        return aggregating.transform_series(self, func, args, kwargs)

    def cumsum(self, axis=None, skipna=True, *args, **kwargs):
        """The sum up to each value."""
        refuse_unused("cumsum", kwargs)
        return self._with_column(accumulated(self._col, Cumulative.CUMSUM, skipna))

    def cumprod(self, axis=None, skipna=True, *args, **kwargs):
        """The product up to each value."""
        refuse_unused("cumprod", kwargs)
        if self._col.kind == "timedelta":
            raise TypeError("cumprod not supported for Timedelta.")
        return self._with_column(accumulated(self._col, Cumulative.CUMPROD, skipna))

    def cummax(self, axis=None, skipna=True, *args, **kwargs):
        """The largest value so far."""
        refuse_unused("cummax", kwargs)
        return self._with_column(accumulated(self._col, Cumulative.CUMMAX, skipna))

    def cummin(self, axis=None, skipna=True, *args, **kwargs):
        """The smallest value so far."""
        refuse_unused("cummin", kwargs)
        return self._with_column(accumulated(self._col, Cumulative.CUMMIN, skipna))

    def shift(self, periods=1, freq=None, axis=0, fill_value=no_default, suffix=None):
        """The values some rows later."""
        check_axis(axis, "Series")
        if freq is not None:
            return classes.Series._from(self._col.share(), shifted_labels(self._index, periods, freq), self._name)
        if is_list_like(periods):
            name = f"{self._name}{suffix or ''}"
            return classes.DataFrame({f"{name}_{one}": self.shift(one, fill_value=fill_value) for one in periods})
        if fill_value is no_default or is_missing(fill_value):
            return self._with_column(shifted(self._col, periods))
        check_fill_value(self._col, fill_value)
        if self._col.dtype == "boolean" and fill_value in (0, 1):
            fill_value = bool(fill_value)
        return self._with_column(self._col.shift(periods, fill_value))

    def diff(self, periods=1):
        """The difference to an earlier value."""
        column = self._col
        if column.kind == "category":
            raise TypeError("Categorical has no 'diff' method. Convert to a suitable dtype prior to calling 'diff'.")
        return self._with_column(column.diff(periods))

    def pct_change(self, periods=1, fill_method=no_default, limit=no_default, freq=None, **kwargs):
        """The change from an earlier value, as a share of it."""
        self._check_no_arguments("pct_change", limit=limit)
        data = self
        if fill_method is no_default:
            data = self.ffill() if self._col.any_missing() else self
        elif fill_method is not None:
            data = self.fillna(method=fill_method)
        earlier = data.shift(periods, freq)
        if freq is not None:
            earlier = earlier.reindex(data._index)
        changed = data._col.binary(Binary.TRUEDIV, earlier._col).binary(Binary.SUB, 1)
        return self._with_column(changed)

    def clip(self, lower=None, upper=None, *, axis=None, inplace=False, **kwargs):
        """The values, cut off below and above."""
        low, high = self._bound(lower), self._bound(upper)
        return self._finish(self._with_column(clipped(self._col, low, high)), inplace)

    def _bound(self, bound):
        if isinstance(bound, classes.Series):
            return bound._col if bound._index.equals(self._index) else bound.reindex(self._index)._col
        if is_list_like(bound):
            return as_column(bound)
        return bound

    def round(self, decimals=0, *args, **kwargs):
        """The values rounded; halves to the even neighbour."""
        if self._col.dtype == "object":
            raise TypeError("Expected numeric dtype, got object instead.")
        return self._with_column(self._col.round(decimals))

    def rank(self, axis=0, method="average", numeric_only=False, na_option="keep", ascending=True, pct=False):
        """The place of each value in order."""
        check_rank(method, na_option)
        column = self._col
        if column.kind == "masked" and column.dtype != "string":
            # pandas ranks what it keeps in the place of a missing number: 1, or False.
            name = column.dtype
            column = column.cast("float64") if name[0] == "F" else column.fillna(False if name == "boolean" else 1).cast("int64")
        return self._with_column(column.rank(method, ascending, na_option, pct))

    def searchsorted(self, value, side="left", sorter=None):
        """Where values would be inserted to keep the order."""
        column = self._col if sorter is None else self._col.take(as_column(sorter))
        check_searched(column, value)
        if is_list_like(value):
            return column.searchsorted(as_column(value), side).to_numpy()
        return np.int64(column.searchsorted(value, side))

    def argsort(self, axis=0, kind="quicksort", order=None, stable=None):
        """The positions that put the values in order."""
        column = self._col
        if not column.any_missing():
            return self._with_column(column.argsort())
        # Missing values have no place; the others are numbered among themselves.
        present = column.isna().unary(Unary.INVERT)
        filled = np.full(len(column), -1, dtype="int64")
        filled[present.to_numpy()] = column.filter(present).argsort().to_numpy()
        return self._with_column(_pandas.column(filled))

    def combine(self, other, func, fill_value=None):
        """A function of this and another Series, pair by pair."""
        if isinstance(other, classes.Series):
            index = self._index.union(other._index)
            missing = nan if fill_value is None else fill_value
            results = [func(self.get(label, missing), other.get(label, missing)) for label in index.tolist()]
            name = self._name if self._name == other._name else None
            return classes.Series._from(taken_back(_pandas.column(results), self._col), index, name)
        results = [func(value, other) for value in self._col.tolist()]
        return self._with_column(taken_back(_pandas.column(results), self._col))

    def combine_first(self, other):
        """The values, with those of another Series where they are missing."""
        index, left, right = self._index._align_index(other._index, "outer")
        mine, theirs = self._to_index(index, left)._col, other._to_index(index, right)._col
        column = mine.where(mine.isna().unary(Unary.INVERT), theirs)
        original = {self._col.dtype, other._col.dtype}
        if len(original) == 1 and column.dtype not in original and not column.any_missing():
            column = column.cast(next(iter(original)))
        return classes.Series._from(column, index, self._name)

    def update(self, other):
        """Takes over the values of another Series that are not missing, in place."""
        other = other if isinstance(other, classes.Series) else classes.Series(other)
        theirs = other.reindex(self._index)._col
        positions = positions_where(theirs.isna().unary(Unary.INVERT))
        if len(positions):
            values = theirs.take(positions)
            if self._col.kind in ("int", "uint") and values.kind == "float":
                whole = values.cast(self._col.dtype)
                values = whole if whole.cast(values.dtype).equals(values) else values
            self._col.set_items(positions, values)

    def equals(self, other):
        """Whether both hold the same labels and values; missing equals missing."""
        return (
            isinstance(other, classes.Series)
            and self._index.equals(other._index)
            and self._col.dtype == other._col.dtype
            and bool(self._col.equals(other._col))
        )

    def compare(self, other, align_axis=1, keep_shape=False, keep_equal=False, result_names=("self", "other")):
        """The values that differ, side by side."""
        return difference.compare_series(self, other, check_axis(align_axis), keep_shape, keep_equal, result_names)

    def view(self, dtype=None):
        """The values read as another dtype of the same size."""
        return self._with_column(_pandas.column(self._col.to_numpy().view(dtype)))


def shifted_labels(index, periods, freq):
    """The labels some steps later; those of periods go by their own frequency only."""
    if index._col_kind() != "period":
        return index.shift(periods, freq)
    own = index._rule.name
    step = own if freq == "infer" else period.period_rule(freq).name
    if step != own:
        raise ValueError(f"Given freq {step} does not match PeriodIndex freq {own}")
    return index.shift(periods)


def shifted(column, n):
    """The values some rows later; where there are none, text and objects are None and others missing."""
    size = len(column)
    if column.kind not in ("text", "objects") or not n or not size:
        return column.shift(n)
    n = max(min(n, size), -size)
    rows = np.clip(np.arange(size) - n, 0, size - 1)
    moved = column.take(_pandas.column(rows))
    hole = _pandas.int_range(0, n, 1) if n > 0 else _pandas.int_range(size + n, size, 1)
    moved.set_items(hole, None)
    return moved


def clipped(column, low, high):
    """A column cut off below and above; a missing bound cuts nothing."""
    low = None if not isinstance(low, _pandas.Column) and is_missing(low) else low
    high = None if not isinstance(high, _pandas.Column) and is_missing(high) else high
    if low is not None and high is not None and not isinstance(low, _pandas.Column) and not isinstance(high, _pandas.Column):
        low, high = min(low, high), max(low, high)
    try:
        return gave_way(column, column.clip(low, high))
    except TypeError:
        # Where values and bounds have no order, the comparison says so.
        column.binary(Binary.GE, low) if low is not None else column.binary(Binary.LE, high)
        raise


def check_searched(column, value):
    """The rules for what may be looked for among some values."""
    if column.kind == "masked" and column.any_missing():
        raise ValueError("searchsorted requires array to be sorted, which is impossible with NAs present.")
    if is_list_like(value):
        return
    if column.kind == "category" and not column.categories.isin(_pandas.column([value])).reduce(Reduce.ANY):
        raise TypeError(f"Cannot setitem on a Categorical with a new category ({value}), set the categories first")
    check_fill_value(column, value, "'NaT', or array of those")


def taken_back(results, like):
    """Results in the dtype of what they were made of, where it holds each of them."""
    if not len(results) or like.dtype in ("object", results.dtype):
        return results
    if like.dtype == "string" and not all(isinstance(value, str) or is_missing(value) for value in results.tolist()):
        return results
    if like.kind == "category":
        codes = like.categories.lookup(results)
        is_known = codes.binary(Binary.GE, 0).binary(Binary.OR, results.isna()).reduce(Reduce.ALL)
        return _pandas.from_codes(codes, like.categories, like.ordered) if is_known else results
    try:
        again = results.cast(like.dtype)
        is_same = again.cast(results.dtype).equals(results)
    except (TypeError, ValueError, OverflowError):
        return results
    return again if is_same else results


def check_rank(method, na_option):
    """The rules for the arguments of rank."""
    if na_option not in ("keep", "top", "bottom"):
        raise ValueError("na_option must be one of 'keep', 'top', or 'bottom'")
    if method not in ("average", "min", "max", "first", "dense"):
        raise KeyError(method)
