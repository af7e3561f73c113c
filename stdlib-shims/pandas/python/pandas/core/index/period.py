"""`PeriodIndex`: labels that are spans of time."""

import datetime

import numpy as np

import _pandas
from _pandas import Time

from pandas.core.arguments.questions import is_integer, is_list_like, is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.index.base import Index
from pandas.core.index.time_like import TimeLikeIndex, index_of
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time import fields
from pandas.core.time.accessor import PERIOD_NUMBERS
from pandas.core.time.datetime_text import parse_fields
from pandas.core.time.errors import IncompatibleFrequency
from pandas.core.time.offsets import span_of, to_offset
from pandas.core.time.period import Period, ordinal_of_fields
from pandas.core.time.period_calendar import period_rule

# Loaded on first use, which keeps imports short.
index_datetime = on_first_use("pandas.core.index.datetime")

_WIDTH = {"Y": 0, "Q": 1, "M": 2, "W": 3, "B": 3, "D": 3, "h": 4, "min": 5, "s": 6, "ms": 7, "us": 8, "ns": 9}
_PART_WIDTH = {
    "year": 0, "quarter": 1, "month": 2, "day": 3, "hour": 4, "minute": 5, "second": 6, "millisecond": 7, "microsecond": 8,
    "nanosecond": 9,
}


class PeriodIndex(TimeLikeIndex):
    """Labels that are spans of one frequency.

    >>> pd.period_range("2024-01", periods=2, freq="M").year.tolist()
    [2024, 2024]
    """

    __module__ = "pandas.core.indexes.period"

    _array_name = "PeriodArray"

    def __new__(cls, data=None, ordinal=None, freq=None, dtype=None, copy=False, name=None, **named):
        if named:
            return cls.from_fields(freq=freq, **named)
        if dtype is not None and freq is None:
            freq = dtype.freq if hasattr(dtype, "freq") else str(dtype)[len("period[") : -1]
        if data is None:
            if ordinal is None:
                raise TypeError(f"{cls.__name__}(...) must be called with a collection of some kind, None was passed")
            return cls.from_ordinals(ordinal, freq=freq, name=name)
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        return cls._of(periods_of(data, freq), name)

    @classmethod
    def from_fields(cls, *, year=None, quarter=None, month=None, day=None, hour=None, minute=None, second=None, freq=None):
        """Spans from separate fields."""
        if freq is None:
            freq = "Q" if quarter is not None else None
        rule = period_rule(freq)
        given = [year, month, quarter, day, hour, minute, second]
        n = max(len(part) for part in given if is_list_like(part))
        lists = [list(part) if is_list_like(part) else [part] * n for part in given]
        ordinals = [ordinal_of_fields(rule, *[None if p is None else int(p) for p in row]) for row in zip(*lists)]
        return cls._of(_pandas.from_ordinals(_pandas.column(ordinals, "int64"), rule.name))

    @classmethod
    def from_ordinals(cls, ordinals, *, freq, name=None):
        """Spans by their numbers."""
        return cls._of(_pandas.from_ordinals(as_column(ordinals).cast("int64"), period_rule(freq).name), name)

    # Frequency: part of the values, not a guess about them

    @property
    def _rule(self):
        return period_rule(self._col.freq)

    @property
    def freq(self):
        """The frequency as an offset."""
        return self._rule.offset

    @property
    def freqstr(self):
        """The frequency as text."""
        return self._rule.name

    def _with_frequency(self, sliced, step):
        return sliced

    @property
    def inferred_freq(self):
        """The frequency as text."""
        return self._rule.name

    @property
    def resolution(self):
        """The length of the spans in a word: 'month', 'day', ..."""
        words = {"Y": "year", "Q": "quarter", "M": "month", "W": "day", "B": "day", "D": "day", "h": "hour", "min": "minute",
                 "s": "second", "ms": "millisecond", "us": "microsecond", "ns": "nanosecond"}
        rule = self._rule
        return words[rule.kind if rule.kind in words else rule.base_name]

    # Fields

    @property
    def start_time(self):
        """First moments."""
        return self.to_timestamp(how="start")

    @property
    def end_time(self):
        """Last moments."""
        return index_of(fields.period_ends(self._col), self._name)

    @property
    def is_leap_year(self):
        """Which years have 366 days."""
        return fields.per_distinct(self._col, lambda period: period.is_leap_year, "bool").to_numpy()

    @property
    def is_full(self):
        """Whether no span between the first and the last is absent."""
        if len(self) == 0:
            return True
        ordinals = self._col.time(Time.ORDINAL).tolist()
        return all(b - a <= 1 for a, b in zip(ordinals, ordinals[1:]))

    def asfreq(self, freq=None, how="E"):
        """The spans in another frequency."""
        return index_of(fields.period_as(self._col, freq, how), self._name)

    def to_timestamp(self, freq=None, how="start"):
        """The spans as times."""
        result = index_of(fields.period_times(self._col, freq, how), self._name)
        if str(how).upper()[:1] == "S" and len(result) > 2:
            result._freq = to_offset(result.inferred_freq)
        return result

    def strftime(self, date_format):
        """Texts in the given layout."""
        return index_of(fields.per_distinct(self._col, lambda period: period.strftime(date_format), "object"), self._name)

    # Arithmetic

    def _with_ordinals(self, ordinals):
        return PeriodIndex._of(_pandas.from_ordinals(ordinals, self._rule.name), self._name)

    def _arithmetic(self, op, other, reflected=False):
        if op in ("add", "sub") and not is_list_like(other) and not isinstance(other, Period) and other is not NaT:
            if reflected and op == "sub":
                raise TypeError("cannot subtract PeriodArray from scalar")
            rule = self._rule
            step = int(other) * rule.n if is_integer(other) else Period._make(0, rule)._steps(other)
            if step is None:
                raise TypeError(
                    f"unsupported operand type(s) for {'+' if op == 'add' else '-'}: 'PeriodArray' and '{type(other).__name__}'"
                )
            if not self._col.any_missing():
                return self._with_ordinals(self._col.time(Time.ORDINAL).binary(op, step))
            moved = fields.per_distinct(self._col, lambda p: p + step // rule.n if op == "add" else p - step // rule.n, self._col.dtype)
            return PeriodIndex._of(moved, self._name)
        if op == "sub" and isinstance(other, Period):
            offsets = [NaT if p is NaT else (other - p if reflected else p - other) for p in self._col.tolist()]
            return index_of(_pandas.objects(offsets), self._name)
        if op in ("add", "sub") and is_list_like(other):
            others = as_column(other).tolist()
            pairs = zip(self._col.tolist(), others)
            made = [(a + b if op == "add" else a - b) for a, b in pairs]
            return index_of(_pandas.column(made), self._name)
        return Index._arithmetic(self, op, other, reflected)

    def shift(self, periods=1, freq=None):
        """The spans moved by a number of steps."""
        if freq is not None:
            raise TypeError(f"`freq` argument is not supported for {type(self).__name__}.shift")
        return self + periods

    # Finding spans

    def _key(self, label):
        if isinstance(label, str):
            return Period(label, self._rule.offset)
        if isinstance(label, (datetime.datetime, np.datetime64)) and label is not NaT:
            return Period(label, self._rule.offset)
        return label

    def _read_text(self, text):
        """(first span, last span, width) that a text label names."""
        wall, _, _, finest = parse_fields(text.upper())
        rule = self._rule
        if finest == "quarter" and rule.kind == "Q":
            same = Period(text, rule.offset)
            return same, same, finest
        first, last = index_datetime._stretch_ns(wall, finest)
        return Period._make(rule.ordinal(first), rule), Period._make(rule.ordinal(last), rule), finest

    def _bounds_of(self, label):
        if isinstance(label, str):
            first, last, finest = self._read_text(label)
            return first, last
        if isinstance(label, Period):
            if label._rule.name != self._rule.name:
                raise IncompatibleFrequency(
                    f"Input has different freq={label.freqstr} from PeriodArray(freq={self.freqstr})"
                )
            return label, label
        if isinstance(label, datetime.date):
            period = Period(label, self._rule.offset)
            return period, period
        raise TypeError(
            f"cannot do slice indexing on {type(self).__name__} with these indexers [{label}] of type {type(label).__name__}"
        )

    def _locate(self, label):
        if isinstance(label, str):
            try:
                first, last, finest = self._read_text(label)
            except ValueError:
                raise KeyError(label) from None
            own = _WIDTH[self._rule.kind if self._rule.kind in _WIDTH else self._rule.base_name]
            if _PART_WIDTH[finest] < own:
                found = self._stretch(first, last)
                n = found.stop - found.start if isinstance(found, slice) else len(found)
                if n <= 0:
                    raise KeyError(label)
                return found
            if _PART_WIDTH[finest] > own and self._rule.kind != "W":
                raise KeyError(label)
            return self._locate_value(first, label)
        if is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        if isinstance(label, Period):
            if label._rule.name != self._rule.name:
                raise KeyError(label)
            return self._locate_value(label, label)
        if isinstance(label, datetime.datetime):
            return self._locate_value(Period(label, self._rule.offset), label)
        raise KeyError(label)


def periods_of(data, freq=None):
    """A period Column from anything list-like."""
    column = data._col if hasattr(data, "_col") else as_column(data if isinstance(data, np.ndarray) else list(data))
    if column.kind == "period":
        return column.share() if freq is None or period_rule(freq).name == column.freq else fields.period_as(column, freq)
    if column.kind == "datetime":
        if freq is None:
            freq = getattr(data, "freqstr", None)
            if freq is None:
                raise ValueError("Must supply freq for datetime value")
            freq = span_of(freq)
        return fields.to_periods(column, freq)
    values = [NaT if is_missing(value) else Period(value, freq) for value in column.tolist()]
    known = [value for value in values if value is not NaT]
    if freq is None and (not known or column.kind == "text"):
        raise ValueError("freq not specified and cannot be inferred")
    rule = period_rule(freq) if freq is not None else known[0]._rule
    for value in known:
        if value._rule.name != rule.name:
            raise IncompatibleFrequency(f"Input has different freq={value.freqstr} from PeriodIndex(freq={rule.name})")
    return _pandas.column(values, f"period[{rule.name}]")


def _number(name):
    def read(self):
        return index_of(fields.per_distinct(self._col, lambda period: getattr(period, name), "int64"), self._name)

    read.__doc__ = f"The {name.replace('_', ' ')} of each."
    return property(read)


for _name in PERIOD_NUMBERS:
    setattr(PeriodIndex, _name, _number(_name))

classes.PeriodIndex = PeriodIndex
