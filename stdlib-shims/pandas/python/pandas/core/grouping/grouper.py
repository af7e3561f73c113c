"""Grouper: a grouping key written as an object."""

from pandas.core.arguments.options import no_default
from pandas.core.grouping.keys import Key
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.time.offsets import to_offset

# Loaded on first use, which keeps imports short.
grouping_time_bins = on_first_use("pandas.core.grouping.time_bins")


class Grouper:
    """A key by column or level, with a frequency for dates.

    >>> pd.Grouper(key="when", freq="ME").key
    'when'
    """

    __module__ = "pandas"

    def __init__(self, key=None, level=None, freq=None, axis=no_default, sort=False, closed=None, label=None,
                 convention=None, origin="start_day", offset=None, dropna=True):
        self.key = key
        self.level = level
        self.freq = None
        if freq is not None:
            self.freq = to_offset(freq)
        self.sort = sort
        self.closed = closed
        self.label = label
        self.origin = origin
        self.offset = offset
        self.dropna = dropna

    def _key(self, obj):
        """The Key this stands for in a frame or series."""
        column, name, own = self._column(obj)
        if self.freq is None:
            return Key(column, name, own)
        codes, labels, freq = grouping_time_bins.time_bins(
            column, self.freq, self.closed, self.label, self.origin, self.offset
        )
        return Key(labels.take(codes, True), name, own, labels, freq)

    def _column(self, obj):
        if self.key is not None:
            if self.level is not None:
                raise ValueError("The Grouper cannot specify both a key and a level!")
            if isinstance(obj, classes.DataFrame) and self.key in obj._columns:
                return obj._column(self.key), self.key, self.key
            if self.key in list(obj._index.names):
                return obj._index.get_level_values(self.key)._col, self.key, no_default
            raise KeyError(f"The grouper name {self.key} is not found")
        index = obj._index
        if self.level is not None:
            number = index._level_number(self.level)
            return index.get_level_values(number)._col, index.names[number], no_default
        if index._is_multi:
            raise TypeError(
                "Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of 'MultiIndex'"
            )
        return index._col, index._name, no_default

    def __repr__(self):
        given = [(name, getattr(self, name)) for name in ("key", "level", "freq", "sort", "closed", "label")]
        shown = [f"{name}={value!r}" for name, value in given if value is not None]
        kind = "TimeGrouper" if self.freq is not None else "Grouper"
        return f"{kind}({', '.join(shown)})"
