"""What date, duration and period indexes share: frequency, shifting, text labels that name a stretch."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.index.base import Index
from pandas.core.indexing.masks import bool_mask, positions_where
from pandas.core.loading import classes
from pandas.core.time import fields
from pandas.core.time.infer import frequency_of
from pandas.core.time.offsets import Tick, to_offset
from pandas.core.time.ranges import date_range, timedelta_range
from pandas.core.time.timedelta import Timedelta, duration_ns
from pandas.errors import NullFrequencyError

_MANY = 5000
_INTEGERS = (
    "Addition/subtraction of integers and integer-arrays with {} is no longer supported.  "
    "Instead of adding/subtracting `n`, use `n * obj.freq`"
)


class TimeLikeIndex(Index):
    """Base of DatetimeIndex, TimedeltaIndex and PeriodIndex."""

    _array_name = "DatetimeArray"

    @classmethod
    def _of(cls, column, name=None, freq=None):
        new = object.__new__(cls)
        new._col, new._name, new._freq = column, name, freq
        return new

    # Frequency

    @property
    def freq(self):
        """The offset between neighbours, None if none is known."""
        return self._freq

    @freq.setter
    def freq(self, value):
        offset = to_offset(value)
        if offset is not None:
            self._check_freq(offset)
        self._freq = offset

    def _check_freq(self, offset):
        if len(self) == 0:
            return
        make = timedelta_range if self._col.kind == "timedelta" else date_range
        expected = make(start=self[0], periods=len(self), freq=offset)
        if not expected._col.cast(self._col.dtype).equals(self._col):
            inferred = self.inferred_freq
            raise ValueError(
                f"Inferred frequency {inferred} from passed values does not conform to passed frequency {offset.freqstr}"
            )

    @property
    def freqstr(self):
        """The frequency as text."""
        return None if self._freq is None else self._freq.freqstr

    @property
    def inferred_freq(self):
        """The frequency the values follow, as text."""
        return frequency_of(self._col) if len(self) > 2 else None

    def _with_frequency(self, sliced, step):
        if self._freq is not None:
            sliced._freq = self._freq if step in (1, None) else self._freq * step
        return sliced

    def _take(self, positions, allow_fill=False):
        taken = Index._take(self, positions, allow_fill)
        if self._freq is not None and self._col.kind != "period":
            step = _even_step(as_column(positions))
            taken._freq = None if step is None else self._freq * step
        return taken

    def __getitem__(self, key):
        found = Index.__getitem__(self, key)
        if isinstance(found, TimeLikeIndex) and found._freq is not None and not isinstance(key, slice):
            # Single positions, unlike masks and slices, are not looked at for a frequency.
            if bool_mask(key, len(self)) is None:
                found._freq = None
        return found

    def take(self, indices, axis=0, allow_fill=True, fill_value=None, **kwargs):
        """The values at positions; those counted from the end have no frequency."""
        taken = Index.take(self, indices, axis, allow_fill, fill_value, **kwargs)
        if taken._freq is not None and self._col.kind != "period" and as_column(indices).binary(Binary.LT, 0).reduce(Reduce.ANY):
            taken._freq = None
        return taken

    def factorize(self, sort=False, use_na_sentinel=True):
        """A number per value and the values they stand for; with a frequency all of them differ."""
        codes, uniques = Index.factorize(self, sort, use_na_sentinel)
        if self._freq is not None and self._col.kind != "period" and (not sort or self._freq.n > 0):
            uniques._freq = self._freq
        return codes, uniques

    def _filter(self, mask):
        kept = Index._filter(self, mask)
        if self._freq is not None and self._col.kind != "period":
            places = positions_where(mask)
            kept._freq = self._freq if len(places) == 0 or _even_step(places) == 1 else None
        return kept

    def difference(self, other, sort=None):
        """The values not in another index; the frequency stays where they follow on one another."""
        result = Index.difference(self, other, sort)
        if self._freq is not None and self._col.kind != "period" and len(result):
            places = self._col.lookup(result._col)
            result._freq = self._freq if _even_step(places) == 1 else None
        return result

    @property
    def unit(self):
        """The resolution of the values."""
        return fields.column_unit(self._col)

    @property
    def asi8(self):
        """The values as integers."""
        return self._col.time(Time.ORDINAL).to_numpy()

    def as_unit(self, unit):
        """The same values at another resolution."""
        return type(self)._of(self._col.time(Time.AS_UNIT, unit), self._name, self._freq)

    # Arithmetic

    def _arithmetic(self, op, other, reflected=False):
        if op in ("add", "sub") and hasattr(other, "_is_offset"):
            if reflected and op == "sub":
                raise TypeError(f"cannot subtract a {self._array_name} from a {type(other).__name__}")
            return self._moved_by(other if op == "add" else -other)
        if op in ("add", "sub") and (is_integer(other) or getattr(getattr(other, "dtype", None), "kind", "") in "iu" and
                                     is_list_like(other)):
            raise TypeError(_INTEGERS.format(self._array_name))
        result = Index._arithmetic(self, op, other, reflected)
        if result is not NotImplemented and isinstance(self._freq, Tick) and hasattr(result, "_freq"):
            self._keep_frequency(result, op, other, reflected)
        return result

    def _keep_frequency(self, result, op, other, reflected):
        if is_list_like(other):
            return
        if op in ("add", "sub") and not (reflected and op == "sub" and duration_ns(other) is not None):
            result._freq = self._freq if not (reflected and op == "sub") else -self._freq

    def _moved_by(self, offset):
        if isinstance(offset, Tick):
            return self._arithmetic(Binary.ADD, Timedelta._make(offset.nanos))
        return Index._from(offset._apply_column(self._col), self._name)

    def shift(self, periods=1, freq=None):
        """The values moved by a number of frequencies."""
        offset = to_offset(freq) if freq is not None else self._freq
        if offset is None:
            raise NullFrequencyError("Cannot shift with no freq")
        if periods == 0 or len(self) == 0:
            return self._copy_object()
        in_zone = getattr(self, "tz", None) is not None
        if self._freq is not None and offset == self._freq and (in_zone or not isinstance(offset, Tick)):
            return date_range(self[0] + periods * offset, periods=len(self), freq=offset, name=self._name)
        result = self._moved_by(offset * periods)
        result._freq = self._freq if isinstance(self._freq, Tick) and isinstance(offset, Tick) else None
        return result

    def intersection(self, other, sort=False):
        """The values in both; a shared frequency stays."""
        result = Index.intersection(self, other, sort)
        if self._freq is not None and getattr(other, "_freq", None) == self._freq and self._col.kind != "period":
            result._freq = self._freq
        return result

    def sort_values(self, return_indexer=False, ascending=True, na_position="last", key=None):
        """The values in order; the frequency turns with them."""
        result = Index.sort_values(self, return_indexer, ascending, na_position, key)
        if self._freq is not None and key is None and self._col.kind != "period":
            labels = result[0] if return_indexer else result
            labels._freq = self._freq if (self._freq.n > 0) == bool(ascending) else -self._freq
        return result

    # Summaries

    def mean(self, *, skipna=True, axis=0):
        """The mean of the values."""
        return self._col.reduce(Reduce.MEAN, skipna=skipna)

    def std(self, axis=None, dtype=None, out=None, ddof=1, keepdims=False, skipna=True):
        """The standard deviation, a duration."""
        values = self._col if self._col.kind == "timedelta" else self._col.binary(Binary.SUB, self._col.reduce(Reduce.MIN))
        seconds = values.time(Time.ORDINAL).cast("float64").reduce(Reduce.STD, skipna=skipna, ddof=ddof)
        return Timedelta(float(seconds), unit=self.unit)

    # Labels given as text name a stretch of time

    @property
    def _is_rising(self):
        # Asked with every lookup, so it is found out once.
        known = self.__dict__.get("_rising")
        if known is None:
            known = self._rising = bool(self._col.is_monotonic(True))
        return known

    def _stretch(self, first, last):
        """Positions of the values from `first` up to `last`, both included."""
        if self._is_rising:
            return slice(self._place(first, "left"), self._place(last, "right"))
        inside = self._col.binary(Binary.GE, first).binary(Binary.AND, self._col.binary(Binary.LE, last))
        return positions_where(inside)

    def _place(self, value, side):
        """Where a value would stand in a rising index."""
        column = self._col
        low, high = 0, len(column)
        if high < _MANY or column.kind == "period":
            return int(column.searchsorted(value, side))
        # A few looks at single values are cheaper than a pass over all of them.
        wanted = value._ns
        while low < high:
            middle = (low + high) // 2
            found = column.get(middle)._ns
            if found < wanted or (side == "right" and found == wanted):
                low = middle + 1
            else:
                high = middle
        return low

    def _locate_value(self, value, label):
        column = self._col
        if self._is_rising:
            start, stop = self._place(value, "left"), self._place(value, "right")
            if stop - start == 1:
                return start
            found = _pandas.int_range(start, stop, 1)
        else:
            found = column.positions_of(value)
        return self._as_location(found, label)

    def _slice_bound(self, label, side):
        low, high = self._bounds_of(label)
        column = self._col
        if self._is_rising:
            return self._place(low if side == "left" else high, side)
        if column.is_monotonic(False):
            return self._descending_bound(high if side == "left" else low, side)
        found = self._locate_value(low, label)
        if found.__class__ is int:
            return found if side == "left" else found + 1
        raise KeyError(
            f"Value based partial slicing on non-monotonic {type(self).__name__}s with non-existing keys is not allowed."
        )

    def _slice_positions(self, start, stop, step=None):
        if isinstance(start, str) or isinstance(stop, str):
            if not self._is_rising and not self._col.is_monotonic(False):
                return self._scattered_stretch(start, stop)
        return Index._slice_positions(self, start, stop, step)

    def _scattered_stretch(self, start, stop):
        inside = _pandas.full(len(self), True)
        known = 0
        for label, op in ((start, "ge"), (stop, "le")):
            if label is not None:
                bound = self._bounds_of(label)[0 if op == "ge" else 1]
                known += len(self._col.positions_of(self._bounds_of(label)[0]))
                inside = inside.binary(Binary.AND, self._col.binary(op, bound))
        if not known:
            raise KeyError(
                f"Value based partial slicing on non-monotonic {type(self).__name__}s with non-existing keys is not allowed."
            )
        return positions_where(inside)


def _even_step(places):
    """The distance between neighbouring positions if it is the same everywhere, else None."""
    n = len(places)
    if n == 0:
        return 1
    first = int(places.get(0))
    step = int(places.get(1)) - first if n > 1 else 1
    if first < 0 or step == 0:
        return None
    return step if places.cast("int64").equals(_pandas.int_range(first, first + n * step, step)) else None


def object_array(values):
    """A numpy array of objects."""
    out = np.empty(len(values), dtype=object)
    for position, value in enumerate(values):
        out[position] = value
    return out


def index_of(column, name=None):
    """A plain index over a column."""
    return classes.Index._from(column, name)
