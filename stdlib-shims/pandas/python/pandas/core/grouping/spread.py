"""Methods that give each row a value made within its group: running totals, shifts, ranks, fills."""

import _pandas
from _pandas import Binary, Cumulative, Fill

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.grouping.checks import usable
from pandas.core.grouping.reductions import clean_options, finisher, is_nullable_number, narrowed
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT, nan

# Loaded on first use, which keeps imports short.
combine_concat = on_first_use("pandas.core.combine.concat")


class Spread:
    """Mixin of GroupBy; `_each(function, keep)` is what the frame's and the series' kind do differently."""

    def cumsum(self, axis=no_default, *args, **kwargs):
        """Running sum within each group."""
        return self._cumulative(Cumulative.CUMSUM, kwargs)

    def cumprod(self, axis=no_default, *args, **kwargs):
        """Running product within each group."""
        return self._cumulative(Cumulative.CUMPROD, kwargs)

    def cummax(self, axis=no_default, numeric_only=False, **kwargs):
        """Largest value so far within each group."""
        return self._cumulative(Cumulative.CUMMAX, dict(kwargs, numeric_only=numeric_only))

    def cummin(self, axis=no_default, numeric_only=False, **kwargs):
        """Smallest value so far within each group."""
        return self._cumulative(Cumulative.CUMMIN, dict(kwargs, numeric_only=numeric_only))

    def _cumulative(self, op, options):
        groups = self._partition.groups

        def run(column):
            kind = column.kind
            if kind in ("text", "objects"):
                self._refuse_objects(op)
            if kind == "category" or (kind == "datetime" and op == "cumsum") or (
                kind in ("datetime", "timedelta") and op == "cumprod"
            ):
                shown = "category" if kind == "category" else f"{kind}64"
                raise TypeError(f"{shown} type does not support {op} operations")
            found = narrowed(groups.cumulative(op, column), column.dtype)
            if options.get("skipna", True) or not column.any_missing():
                return found
            holes = groups.cumulative(Cumulative.CUMMAX, column.isna().cast("int64"))
            return found.where(holes.binary(Binary.EQ, 0), NaT if kind in ("datetime", "timedelta") else nan)

        return self._each(run, options.get("numeric_only", False))

    def shift(self, periods=1, freq=None, axis=no_default, fill_value=no_default, suffix=None):
        """The values of each group moved down by some rows."""
        if freq is not None:
            raise unsupported("GroupBy.shift(freq=...)")
        fill = None if fill_value is no_default or fill_value is None else fill_value
        groups = self._partition.groups
        if is_list_like(periods):
            parts = [self.shift(int(n), fill_value=fill_value) for n in periods]
            parts = [part.to_frame() if part.ndim == 1 else part for part in parts]
            parts = [part.add_suffix(f"{suffix or ''}_{n}") for part, n in zip(parts, periods)]
            return combine_concat.concat(parts, axis=1)
        partition = self._partition

        def run(column):
            if int(periods) == 0:
                return column.share()
            moved = groups.shift(column, max(int(periods), -(2**62)), fill)
            if fill is None or not partition.has_dropped():
                return moved
            # Rows of no group get the fill value as well.
            return moved.where(groups.codes.binary(Binary.GE, 0), fill)

        return self._each(run, keep_dropped=fill is not None or int(periods) == 0)

    def diff(self, periods=1, axis=no_default):
        """Differences to an earlier row of the group."""
        groups = self._partition.groups

        def run(column):
            if column.kind in ("int", "uint"):
                narrow = column.dtype in ("int8", "int16")
                column = column.cast("float32" if narrow else "float64")
            elif column.kind == "bool":
                # Truth with holes is kept as objects, and so are its differences.
                column = column.cast("int64").cast("object")
            return column.binary(Binary.SUB, groups.shift(column, max(int(periods), -(2**62))))

        return self._each(run)

    def pct_change(self, periods=1, fill_method=no_default, limit=no_default, freq=None, axis=no_default):
        """Relative change to an earlier row of the group."""
        if freq is not None:
            raise unsupported("GroupBy.pct_change(freq=...)")
        groups = self._partition.groups
        fill = fill_method is no_default or fill_method is not None

        def run(column):
            if fill and column.any_missing():
                column = groups.fill(column, Fill.FORWARD, None)
            before = groups.shift(column, max(int(periods), -(2**62)))
            return column.binary(Binary.TRUEDIV, before).binary(Binary.SUB, 1)

        return self._each(run)

    def rank(self, method="average", ascending=True, na_option="keep", pct=False, axis=no_default):
        """The place of each row in the order of its group."""
        if na_option not in ("keep", "top", "bottom"):
            raise ValueError("na_option must be one of 'keep', 'top', or 'bottom'")
        groups = self._partition.groups

        def run(column):
            found = groups.rank(column, method, ascending, na_option, pct)
            return found.cast("Float64") if column.kind == "masked" else found

        return self._each(run)

    def ffill(self, limit=None):
        """Missing values replaced by the last one before in the group."""
        groups = self._partition.groups
        return self._each(lambda column: missing_as_nan(groups.fill(column, Fill.FORWARD, limit)))

    def bfill(self, limit=None):
        """Missing values replaced by the next one in the group."""
        groups = self._partition.groups
        return self._each(lambda column: missing_as_nan(groups.fill(column, Fill.BACKWARD, limit)))

    def fillna(self, value=None, method=None, axis=no_default, inplace=False, limit=None, downcast=no_default):
        """Missing values replaced by a value, or by one before or after in the group."""
        if value is None and method is None:
            raise ValueError("Must specify a fill 'value' or 'method'.")
        if method in ("ffill", "pad"):
            return self.ffill(limit)
        if method in ("bfill", "backfill"):
            return self.bfill(limit)
        if isinstance(value, dict) or is_pandas(value):
            raise unsupported("GroupBy.fillna(value=dict or Series)")
        result = self._each(lambda column: column.fillna(value))
        if self.dropna and not self._partition.has_dropped():
            result._index = result._index._filter(_pandas.full(len(result), True, "bool"))
        return result

    def _spread_reduction(self, op, options):
        """A reduction with its result given to every row of the group."""
        groups = self._partition.groups
        options = clean_options(op, options)
        index = self.obj._index

        def run(column):
            if op == "size":
                sizes = groups.sizes()
                return groups.broadcast(sizes.cast("Int64") if is_nullable_number(column) else sizes)
            return groups.broadcast(self._partition.reduced(op, usable(op, column), options, finisher(index)))

        return self._each(run, options.pop("numeric_only", False))


def missing_as_nan(column):
    """Text in which missing values show as nan, however they came in."""
    return column.fillna(float("nan")) if column.kind == "text" and column.any_missing() else column


def missing_where_dropped(partition, column):
    """A result per row, missing for rows that belong to no group."""
    if not partition.has_dropped():
        return column
    keep = partition.groups.codes.binary(Binary.GE, 0)
    positions = _pandas.int_range(0, len(column), 1).where(keep, -1)
    return column.take(positions, True)
