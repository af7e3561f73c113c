"""Several quantiles of a column with one sort."""

import math


def quantiles(column, shares, interpolation="linear"):
    """The value below which each share of the values lies, as a list."""
    if interpolation != "linear" or len(shares) < 2 or column.kind not in ("int", "uint", "float"):
        return [column.reduce("quantile", q=share, interpolation=interpolation) for share in shares]
    n = int(column.reduce("count"))
    if n == 0:
        return [column.reduce("quantile", q=share) for share in shares]
    order = column.argsort()
    return [_between(column, order, n, share) for share in shares]


def _between(column, order, n, share):
    # Missing values are at the end of the order, so the first n places are those of numbers.
    place = (n - 1) * share
    low = math.floor(place)
    high = min(low + 1, n - 1)
    part = place - low
    left = float(column.get(int(order.get(low))))
    right = float(column.get(int(order.get(high))))
    if part == 0.0:
        return left
    # From the nearer end, as numpy does, so that the last digits agree.
    return right - (right - left) * (1 - part) if part >= 0.5 else left + (right - left) * part
