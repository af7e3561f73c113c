"""`Interval`: the values between two bounds."""

import datetime

import numpy as np
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, because it imports this module.
pickling = on_first_use("pandas.core.files.pickling")

CLOSED = ("left", "right", "both", "neither")


def check_closed(closed):
    """The word itself if it says which sides are closed."""
    if closed not in CLOSED:
        raise ValueError(f"invalid option for 'closed': {closed}")
    return closed


def _is_bound(value):
    return isinstance(value, (int, float, np.number, datetime.datetime, datetime.timedelta)) or hasattr(value, "_native")


class Interval:
    """The values between `left` and `right`, with the sides named by `closed` included.

    >>> 5 in pd.Interval(0, 5, closed="right")
    True
    """

    __module__ = "pandas._libs.interval"

    def __init__(self, left, right, closed="right"):
        if not _is_bound(left) or not _is_bound(right) or hasattr(left, "ordinal") and not isinstance(left, datetime.date):
            raise ValueError("Only numeric, Timestamp and Timedelta endpoints are allowed when constructing an Interval.")
        check_closed(closed)
        if not left <= right:
            raise ValueError("left side of interval must be <= right side")
        zones = [getattr(side, "tzinfo", None) for side in (left, right)]
        if zones[0] is not None and zones[1] is not None and str(zones[0]) != str(zones[1]):
            raise ValueError(f"left and right must have the same time zone, got {zones[0]!r}' and {zones[1]!r}")
        self.left, self.right, self.closed = left, right, closed

    def __reduce__(self):
        return pickling.rebuild, ("interval", self.left, self.right, self.closed)

    @property
    def closed_left(self):
        """Whether the left bound belongs to it."""
        return self.closed in ("left", "both")

    @property
    def closed_right(self):
        """Whether the right bound belongs to it."""
        return self.closed in ("right", "both")

    @property
    def open_left(self):
        """Whether the left bound is outside."""
        return not self.closed_left

    @property
    def open_right(self):
        """Whether the right bound is outside."""
        return not self.closed_right

    @property
    def mid(self):
        """The middle."""
        try:
            return 0.5 * (self.left + self.right)
        except TypeError:
            return self.left + 0.5 * self.length

    @property
    def length(self):
        """Distance between the bounds."""
        return self.right - self.left

    @property
    def is_empty(self):
        """Whether no value is inside."""
        return self.right == self.left and self.closed != "both"

    def overlaps(self, other):
        """Whether two intervals share a value."""
        if not isinstance(other, Interval):
            raise TypeError(f"`other` must be an Interval, got {type(other).__name__}")
        first = self.left <= other.right if self.closed_left and other.closed_right else self.left < other.right
        second = other.left <= self.right if other.closed_left and self.closed_right else other.left < self.right
        return first and second

    def __contains__(self, key):
        if isinstance(key, Interval):
            left = self.left < key.left or (self.left == key.left and (self.closed_left or key.open_left))
            right = key.right < self.right or (key.right == self.right and (self.closed_right or key.open_right))
            return bool(left and right)
        above = self.left <= key if self.closed_left else self.left < key
        below = key <= self.right if self.closed_right else key < self.right
        return bool(above and below)

    def __repr__(self):
        left, right = (_shown_bound(side) for side in (self.left, self.right))
        return f"Interval({left}, {right}, closed='{self.closed}')"

    def __str__(self):
        start = "[" if self.closed_left else "("
        end = "]" if self.closed_right else ")"
        return f"{start}{self.left}, {self.right}{end}"

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash((self.left, self.right, self.closed))

    def _key(self):
        return (self.left, self.right, self.closed)

    def __eq__(self, other):
        return self._key() == other._key() if isinstance(other, Interval) else NotImplemented

    def __ne__(self, other):
        return self._key() != other._key() if isinstance(other, Interval) else NotImplemented

    def __lt__(self, other):
        return self._key()[:2] < other._key()[:2] if isinstance(other, Interval) else NotImplemented

    def __le__(self, other):
        return self._key()[:2] <= other._key()[:2] if isinstance(other, Interval) else NotImplemented

    def __gt__(self, other):
        return self._key()[:2] > other._key()[:2] if isinstance(other, Interval) else NotImplemented

    def __ge__(self, other):
        return self._key()[:2] >= other._key()[:2] if isinstance(other, Interval) else NotImplemented

    def _moved(self, change):
        return Interval(change(self.left), change(self.right), self.closed)

    def __add__(self, other):
        return self._moved(lambda side: side + other) if _is_bound(other) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        return self._moved(lambda side: side - other) if _is_bound(other) else NotImplemented

    def __mul__(self, other):
        return self._moved(lambda side: side * other) if isinstance(other, (int, float, np.number)) else NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self._moved(lambda side: side / other) if isinstance(other, (int, float, np.number)) else NotImplemented

    def __floordiv__(self, other):
        return self._moved(lambda side: side // other) if isinstance(other, (int, float, np.number)) else NotImplemented


def _shown_bound(side):
    if isinstance(side, np.generic):
        side = side.item()
    return str(side) if isinstance(side, datetime.datetime) else repr(side)
