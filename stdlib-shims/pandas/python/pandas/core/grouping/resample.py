"""resample: rows in bins of time, for summaries per bin and for filling in finer times."""

import numpy as np

import _pandas
from _pandas import Binary, Cumulative, Time

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.grouping.keys import Key
from pandas.core.grouping.partition import Partition
from pandas.core.grouping.time_bins import check_time_column, make_bins
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.core.time.offsets import to_offset
from pandas.core.time.ranges import date_range
from pandas.core.time.timestamp import Timestamp

# Loaded on first use, which keeps imports short.
grouping_aggregate = on_first_use("pandas.core.grouping.aggregate")
frame_groupby = on_first_use("pandas.core.grouping.frame_groupby")
series_groupby = on_first_use("pandas.core.grouping.series_groupby")


def resampler(obj, rule, closed=None, label=None, on=None, level=None, origin="start_day", offset=None,
              group_keys=False):
    """The Resampler of a series or frame."""
    index = obj._index
    own = no_default
    if on is not None:
        if not isinstance(obj, classes.DataFrame) or on not in obj._columns:
            raise KeyError(on)
        times, name, own = obj._column(on), on, on
        labels = classes.Index._from(times)
    elif level is not None:
        number = index._level_number(level)
        labels = index.get_level_values(number)
        times, name = labels._col, index.names[number]
    else:
        labels = index
        times = None if index._is_multi else index._col
        name = None if index._is_multi else index._name
    check_time_column(times, labels)
    bins = make_bins(times, to_offset(rule), closed, label, origin, offset)
    return Resampler(obj, times, name, own, bins, group_keys)


class Resampler:
    """Rows in bins of time; made by `resample`."""

    __module__ = "pandas.core.resample"

    def __init__(self, obj, times, name, own, bins, group_keys=False, choice=None, groupby=None):
        self.obj = obj
        self._times = times
        self._name = name
        self._own = own
        self._bins = bins
        self._group_keys = group_keys
        self._choice = choice
        self._inner = groupby if groupby is not None else self._make_groupby()

    def _make_groupby(self):
        bins = self._bins
        column = bins.labels.take(bins.codes, True)
        key = Key(column, self._name, self._own, bins.labels, bins.freq)
        partition = Partition([key], len(self.obj._index))
        partition._groups = _pandas.group_codes(bins.codes, len(bins.labels), [bins.labels])
        partition._labels = [bins.labels]
        found = frame_groupby.DataFrameGroupBy if isinstance(self.obj, classes.DataFrame) else series_groupby.SeriesGroupBy
        return found(self.obj, partition, True, self._group_keys)

    def _with(self, groupby, obj, choice=None):
        return Resampler(obj, self._times, self._name, self._own, self._bins, self._group_keys, choice, groupby)

    def __getitem__(self, key):
        chosen = self._inner[key]
        if isinstance(key, list):
            return self._with(chosen, self.obj, key)
        return self._with(chosen, chosen.obj)

    def __getattr__(self, name):
        if name[:1] != "_" and isinstance(self.obj, classes.DataFrame) and name in self.obj._columns:
            return self[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __iter__(self):
        return iter(self._everything())

    def _everything(self):
        labels = self._inner._partition.label_list()
        source = self._inner._selected_object()
        for label, rows in zip(labels, self._inner._partition.rows()):
            yield label, source._take(rows)

    def __len__(self):
        return len(self._bins.labels)

    @property
    def groups(self):
        """The end of each bin, by label."""
        ends = self._inner._partition.groups.sizes().cumulative(Cumulative.CUMSUM)
        return dict(zip(self._inner._partition.label_list(), list(ends.to_numpy())))

    @property
    def indices(self):
        """The row positions of each bin."""
        return self._inner.indices

    @property
    def ngroups(self):
        """How many bins there are."""
        return len(self._bins.labels)

    def get_group(self, name, obj=no_default):
        """The rows of one bin."""
        return self._inner.get_group(Timestamp(name) if isinstance(name, str) else name)

    def pipe(self, func, *args, **kwargs):
        """The result of a function called with this."""
        return func(self, *args, **kwargs)

    # One value per bin

    def agg(self, func=None, *args, **kwargs):
        """One or more values per bin, by names and functions."""
        inner = self._inner
        if isinstance(func, dict) and isinstance(self.obj, classes.Series):
            jobs = [(self.obj._name, self.obj._col, one, (), {}) for one in func.values()]
            return inner._frame_of(grouping_aggregate.run_jobs(inner, jobs), classes.Index(list(func)))
        if isinstance(func, list) and isinstance(self.obj, classes.Series):
            result = inner.agg(func, *args, **kwargs)
            # Unlike groupby, resample does not number a lambda among other functions.
            return result.set_axis(grouping_aggregate.plain_names(func), axis=1)
        if func is not None and not isinstance(func, (str, list, tuple, dict)):
            try:
                return inner.agg(func, *args, **kwargs)
            except (AttributeError, KeyError, ValueError):
                # The function wants whole frames, or gives more than one value.
                return inner.apply(func, *args, **kwargs)
        return inner.agg(func, *args, **kwargs)

    aggregate = agg
    apply = agg

    def transform(self, arg, *args, **kwargs):
        """A value for each row, made within its bin."""
        return self._inner.transform(arg, *args, **kwargs)

    def size(self):
        """How many rows each bin has."""
        return self._inner.size()

    def quantile(self, q=0.5, **kwargs):
        """A quantile of each bin."""
        return self._inner.quantile(q, **kwargs)

    def ohlc(self, *args, **kwargs):
        """First, largest, smallest and last value of each bin."""
        return self._inner.ohlc()

    # Finer times

    def _fill(self, positions_of, fill_value=None):
        source = self._inner._object_without_keys() if isinstance(self.obj, classes.DataFrame) else self.obj
        labels = self._bins.fill_labels
        index = classes.Index._from(labels.share(), self._name)
        index._freq = self._bins.freq
        if not self._times.is_unique():
            raise ValueError("cannot reindex on an axis with duplicate labels")
        positions = positions_of(self._times, labels)
        return source._rows_or_fill(index, positions, nan if fill_value is None else fill_value)

    def asfreq(self, fill_value=None):
        """The values at the times of the bins, missing where there are none."""
        return self._fill(_exact, fill_value)

    def ffill(self, limit=None):
        """The values at the times of the bins, or the last before."""
        return self._fill(lambda times, labels: _before(times, labels, limit))

    def bfill(self, limit=None):
        """The values at the times of the bins, or the next after."""
        return self._fill(lambda times, labels: _after(times, labels, limit))

    pad = ffill
    backfill = bfill

    def nearest(self, limit=None):
        """The values nearest to the times of the bins."""
        return self._fill(lambda times, labels: _nearest(times, labels))

    def fillna(self, method, limit=None):
        """Values for finer times, by a method."""
        if method in ("pad", "ffill"):
            return self.ffill(limit)
        if method in ("backfill", "bfill"):
            return self.bfill(limit)
        if method == "nearest":
            return self.nearest(limit)
        if method is None:
            return self.asfreq()
        raise ValueError(f"Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got {method}")

    def interpolate(self, method="linear", *, axis=0, limit=None, inplace=False, limit_direction="forward",
                    limit_area=None, downcast=no_default, **kwargs):
        """Values at the times of the bins, with a line drawn through the gaps."""
        result = self._fill(_exact)
        return result.interpolate(
            method=method, limit=limit, limit_direction=limit_direction, limit_area=limit_area, **kwargs
        )

    def __repr__(self):
        return f"<pandas.core.resample.DatetimeIndexResampler object at {hex(id(self))}>"


def _delegated(name):
    def call(self, *args, **kwargs):
        return getattr(self._inner, name)(*args, **kwargs)

    call.__name__ = name
    call.__doc__ = f"`{name}` of each bin."
    return call


for _method in (
    "sum", "mean", "min", "max", "median", "std", "var", "sem", "prod", "first", "last", "count", "nunique"
):  # fmt: skip
    setattr(Resampler, _method, _delegated(_method))
Resampler.__name__ = "DatetimeIndexResampler"


def _exact(times, labels):
    return times.lookup(labels)


def _limited(positions, times, labels, limit, forward):
    """Positions with -1 where the nearest known time is more than `limit` labels away."""
    if limit is None:
        return positions
    exact = times.lookup(labels).to_numpy() >= 0
    n = len(labels)
    steps = np.arange(n)
    if forward:
        known = np.maximum.accumulate(np.where(exact, steps, -1))
        far = steps - known > limit
    else:
        known = np.minimum.accumulate(np.where(exact, steps, n + limit + 1)[::-1])[::-1]
        far = known - steps > limit
    return positions.where(_pandas.column(~far), -1)


def _before(times, labels, limit=None):
    return _limited(times.searchsorted(labels, "right").binary(Binary.SUB, 1), times, labels, limit, True)


def _after(times, labels, limit=None):
    found = times.searchsorted(labels, "left")
    found = found.where(found.binary(Binary.LT, len(times)), -1)
    return _limited(found, times, labels, limit, False)


def _nearest(times, labels):
    before, after = _before(times, labels), _after(times, labels)
    stamps, wanted = times.time(Time.ORDINAL).to_numpy(), labels.time(Time.ORDINAL).to_numpy()
    low, high = before.to_numpy(), after.to_numpy()
    down = np.where(low >= 0, wanted - stamps[np.maximum(low, 0)], np.iinfo("int64").max)
    up = np.where(high >= 0, stamps[np.maximum(high, 0)] - wanted, np.iinfo("int64").max)
    return _pandas.column(np.where(up <= down, high, low))


def as_frequency(obj, freq, method=None, normalize=False, fill_value=None, how=None):
    """asfreq: the rows at the times of a frequency between the first and the last."""
    index = obj._index
    if len(index) == 0:
        return obj.copy()
    if not index._is_multi and index._col.kind == "period":
        new = obj.copy()
        new._index = index.asfreq(freq, "E" if how is None else how)
        return new
    check_time_column(None if index._is_multi else index._col, index)
    wanted = date_range(index.min(), index.max(), freq=to_offset(freq))._renamed(index._name)
    if wanted._col.dtype != index._col.dtype:
        kept = wanted._freq
        wanted = classes.Index._from(wanted._col.cast(index._col.dtype), index._name)
        wanted._freq = kept
    if not index.is_unique:
        raise ValueError("cannot reindex on an axis with duplicate labels")
    times, labels = index._col, wanted._col
    if method is None:
        positions = _exact(times, labels)
    elif method in ("ffill", "pad"):
        positions = _before(times, labels)
    elif method in ("bfill", "backfill"):
        positions = _after(times, labels)
    else:
        raise ValueError(f"Invalid fill method. Expecting pad (ffill) or backfill (bfill). Got {method}")
    if normalize:
        raise unsupported("asfreq(normalize=True)")
    return obj._rows_or_fill(wanted, positions, nan if fill_value is None else fill_value)
