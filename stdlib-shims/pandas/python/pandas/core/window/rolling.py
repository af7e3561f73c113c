"""Rolling and Expanding: windows of rows or of a span of time."""

import _pandas
from _pandas import Pair, Reduce, Unary, Windowed

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_integer
from pandas.core.loading import classes
from pandas.core.window.base import Window, as_numbers
from pandas.core.window.pairs import pair_windows, window_pair
from pandas.core.window.spans import span_in_ns, time_bounds
from pandas.errors import DataError


class _Windows(Window):
    """The reductions that moving and growing windows have."""

    def count(self, numeric_only=False):
        """How many values of each window are not missing."""
        if self._is_frame:
            positions = self._positions()
            columns = [self._count_column(self.obj._cols[i]) for i in positions]
            return self._frame_result(positions, columns)
        return self._result(self.obj, self._count_column(self.obj._col))

    def _count_column(self, column):
        return self._window(column.isna().unary(Unary.INVERT).cast("float64"), Windowed.SUM, {})

    def min(self, numeric_only=False, *args, engine=None, engine_kwargs=None, **kwargs):
        """Smallest value of each window."""
        return self._run(Windowed.MIN, numeric_only)

    def max(self, numeric_only=False, *args, engine=None, engine_kwargs=None, **kwargs):
        """Largest value of each window."""
        return self._run(Windowed.MAX, numeric_only)

    def median(self, numeric_only=False, engine=None, engine_kwargs=None):
        """Median of each window."""
        return self._run(Windowed.MEDIAN, numeric_only)

    def std(self, ddof=1, numeric_only=False, engine=None, engine_kwargs=None):
        """Standard deviation of each window."""
        return self._run(Windowed.STD, numeric_only, ddof=ddof)

    def var(self, ddof=1, numeric_only=False, engine=None, engine_kwargs=None):
        """Variance of each window."""
        return self._run(Windowed.VAR, numeric_only, ddof=ddof)

    def sem(self, ddof=1, numeric_only=False):
        """Standard error of the mean of each window."""
        # pandas divides by the root of the count less ddof, not of the count.
        spread = self.std(ddof=1, numeric_only=numeric_only)
        return spread / (self.count() - ddof).pow(0.5)

    def skew(self, numeric_only=False):
        """Skewness of each window."""
        return self._run(Windowed.SKEW, numeric_only)

    def kurt(self, numeric_only=False):
        """Kurtosis of each window."""
        return self._run(Windowed.KURT, numeric_only)

    def quantile(self, q, interpolation="linear", numeric_only=False):
        """A quantile of each window."""
        if not 0 <= q <= 1:
            raise ValueError(f"quantile value {q} not in [0, 1]")
        return self._run(Windowed.QUANTILE, numeric_only, q=q, interpolation=interpolation)

    def rank(self, method="average", ascending=True, pct=False, numeric_only=False):
        """The place of the last value in each window."""
        return self._run(Windowed.RANK, numeric_only, method=method, ascending=ascending, pct=pct)

    def first(self, numeric_only=False):
        """First value of each window."""
        return self.apply(lambda part: part[0], raw=True)

    def last(self, numeric_only=False):
        """Last value of each window."""
        return self.apply(lambda part: part[-1], raw=True)

    def corr(self, other=None, pairwise=None, ddof=1, numeric_only=False):
        """The correlation with another series in each window."""
        return pair_windows(self, Pair.CORR, other, pairwise, ddof)

    def cov(self, other=None, pairwise=None, ddof=1, numeric_only=False):
        """The covariance with another series in each window."""
        return pair_windows(self, Pair.COV, other, pairwise, ddof)

    def _pair(self, column, other, op, ddof):
        return window_pair(self, column, other, op, ddof)

    def apply(self, func, raw=False, engine=None, engine_kwargs=None, args=None, kwargs=None):
        """The results of a Python function of each window."""
        args, kwargs = args or (), kwargs or {}
        if self._is_frame:
            positions = self._positions()
            columns = [self._apply_column(self.obj._at(i), func, raw, args, kwargs) for i in positions]
            return self._frame_result(positions, columns)
        return self._result(self.obj, self._apply_column(self.obj, func, raw, args, kwargs))

    def _apply_column(self, series, func, raw, args, kwargs):
        column = as_numbers(series._col)
        if column is None:
            raise DataError("No numeric types to aggregate")
        bounds = self._bounds(len(column))
        array = column.to_numpy()
        present = column.isna().unary(Unary.INVERT).to_numpy()
        index = series._index
        least = self._least()
        results = []
        for start, stop in bounds:
            if stop <= start or int(present[start:stop].sum()) < least:
                results.append(float("nan"))
            elif raw:
                results.append(float(func(array[start:stop], *args, **kwargs)))
            else:
                cut = column.slice(start, stop, 1)
                part = classes.Series._from(cut, index._slice(slice(start, stop)), series._name)
                results.append(float(func(part, *args, **kwargs)))
        return self._thinned(_pandas.column(results, "float64"))

    def _thinned(self, column):
        return column

    def __iter__(self):
        for start, stop in self._bounds(len(self.obj._index)):
            yield self.obj._slice(slice(start, stop))


class Rolling(_Windows):
    """Windows of a number of rows, or of a span of time up to each row."""

    __module__ = "pandas.core.window.rolling"

    def __init__(self, obj, window, min_periods=None, center=False, on=None, closed=None, step=None):
        super().__init__(obj)
        self.window = window
        self.min_periods = min_periods
        self.center = center
        self.closed = closed
        self.on = on
        self.step = step
        self._times = None
        self._span = None
        self._check()

    def _check(self):
        if self.closed not in (None, "right", "both", "left", "neither"):
            raise ValueError("closed must be 'right', 'left', 'both' or 'neither'")
        if self.min_periods is not None and not is_integer(self.min_periods):
            raise ValueError("min_periods must be an integer")
        if self.min_periods is not None and self.min_periods < 0:
            raise ValueError("min_periods must be >= 0")
        if self.on is not None and (not self._is_frame or self.on not in self.obj._columns):
            raise ValueError(f"invalid on specified as {self.on}, must be a column (of DataFrame), an Index or None")
        if is_integer(self.window):
            self.window = int(self.window)
            if self.window < 0:
                raise ValueError("window must be an integer 0 or greater")
            if self.min_periods is not None and self.min_periods > self.window:
                raise ValueError(f"min_periods {self.min_periods} must be <= window {self.window}")
            return
        if hasattr(self.window, "get_window_bounds"):
            raise unsupported("rolling(window=BaseIndexer)")
        self._check_time()

    def _check_time(self):
        if self.on is not None:
            times = self.obj._column(self.on)
            self._hidden = (self.on,)
        else:
            index = self.obj._index
            times = None if index._is_multi else index._col
        if times is None or times.kind not in ("datetime", "timedelta", "period"):
            raise ValueError("window must be an integer 0 or greater")
        self._span = span_in_ns(self.window)
        if not times.is_monotonic(True) and not times.is_monotonic(False):
            raise ValueError(f"{self.on if self.on is not None else 'index'} must be monotonic")
        self._times = times
        if self.step is not None:
            raise NotImplementedError("step is not supported with frequency windows")

    def _least(self):
        if self.min_periods is not None:
            return self.min_periods
        return 1 if self._times is not None else self.window

    def _window(self, column, op, options):
        if self._times is not None:
            times = self._times
            if self.center:
                return self._by_bounds(column, op, options)
            return _pandas.rolling_time(column, times, op, self._span, self._least(), self.closed, **options)
        found = _pandas.rolling(column, op, self.window, self._least(), bool(self.center), self.closed, **options)
        return self._thinned(found)

    def _by_bounds(self, column, op, options):
        """Windows that the native side does not have: each is cut out and reduced."""
        if op == Windowed.RANK:
            raise unsupported("reduction 'rank'")
        least = self._least()
        results = []
        for start, stop in self._bounds(len(column)):
            part = column.slice(start, stop, 1)
            enough = int(part.reduce(Reduce.COUNT)) >= least
            results.append(float(part.reduce(op, **options)) if enough and stop > start else float("nan"))
        return _pandas.column(results, "float64")

    def _thinned(self, column):
        return column if self.step in (None, 1) else column.slice(0, len(column), int(self.step))

    def _rows_index(self, index):
        return index if self.step in (None, 1) else index._slice(slice(0, None, int(self.step)))

    def _result(self, series, column):
        return classes.Series._from(column, self._rows_index(series._index), series._name)

    def _frame_result(self, positions, columns):
        if self.on is not None and self.on in self._hidden and self._choice is None:
            everything = dict(zip(positions, columns))
            place = self.obj._position_of(self.on)
            everything[place] = self.obj._cols[place].share()
            positions = sorted(everything)
            columns = [everything[i] for i in positions]
        elif self.on is not None and self._choice is not None and self.on not in self._choice:
            place = self.obj._position_of(self.on)
            positions, columns = positions + [place], columns + [self.obj._cols[place].share()]
        labels = self.obj._columns_of_dtype(positions)._columns
        return classes.DataFrame._from(columns, labels, self._rows_index(self.obj._index))

    def _bounds(self, n):
        """Start and stop of every window, as row positions."""
        if self._times is not None:
            return time_bounds(self._times, self._span, self.closed or "right", self.center)
        ahead = (self.window - 1) // 2 if self.center else 0
        closed = self.closed or "right"
        found = []
        for i in range(n):
            stop = i + 1 + ahead - (1 if closed in ("left", "neither") else 0)
            start = i + 1 + ahead - self.window - (1 if closed in ("left", "both") else 0)
            found.append((max(0, start), max(0, min(n, stop))))
        return found

    def __repr__(self):
        given = [("window", self.window), ("min_periods", self.min_periods), ("center", self.center), ("axis", 0)]
        if self.closed is not None:
            given.append(("closed", self.closed))
        given.append(("method", "single"))
        return "Rolling [" + ",".join(f"{name}={value}" for name, value in given if value is not None) + "]"


class Expanding(_Windows):
    """Windows from the first row up to each row."""

    __module__ = "pandas.core.window.expanding"

    def __init__(self, obj, min_periods=1):
        super().__init__(obj)
        if min_periods is not None and not is_integer(min_periods):
            raise ValueError("min_periods must be an integer")
        self.min_periods = 1 if min_periods is None else int(min_periods)
        self.center = False
        self._times = None

    def _least(self):
        return self.min_periods

    @property
    def window(self):
        """As many rows as there are."""
        return max(len(self.obj._index), 1)

    def _window(self, column, op, options):
        n = max(len(column), 1)
        return _pandas.rolling(column, op, n, self.min_periods, False, None, **options)

    def _bounds(self, n):
        return [(0, i + 1) for i in range(n)]

    def __repr__(self):
        return f"Expanding [min_periods={self.min_periods},axis=0,method=single]"
