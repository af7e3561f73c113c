"""Exponentially weighted windows: older rows weigh less."""

import math

import _pandas
from _pandas import Binary, Pair, Time, Unary, Weighted

from pandas.core.arguments.options import unsupported
from pandas.core.construction.columns import as_column
from pandas.core.time.timedelta import Timedelta
from pandas.core.window.base import Window
from pandas.core.window.pairs import pair_windows


def decay(com, span, halflife, alpha):
    """The weight `alpha` of the newest row for any of the four ways to say it."""
    given = sum(value is not None for value in (com, span, halflife, alpha))
    if given > 1:
        raise ValueError("comass, span, halflife, and alpha are mutually exclusive")
    if com is not None:
        if com < 0:
            raise ValueError("comass must satisfy: comass >= 0")
        return 1 / (1 + com)
    if span is not None:
        if span < 1:
            raise ValueError("span must satisfy: span >= 1")
        return 2 / (span + 1)
    if halflife is not None:
        if halflife <= 0:
            raise ValueError("halflife must satisfy: halflife > 0")
        return 1 - math.exp(math.log(0.5) / halflife)
    if alpha is not None:
        if alpha <= 0 or alpha > 1:
            raise ValueError("alpha must satisfy: 0 < alpha <= 1")
        return alpha
    raise ValueError("Must pass one of comass, span, halflife, or alpha")


def _distances(times, halflife):
    """For each row the time since the row before, in halflives."""
    column = as_column(times)
    if column.kind != "datetime":
        raise ValueError("times must be datetime64 dtype.")
    if column.any_missing():
        raise ValueError("Cannot convert NaT values to integer")
    if halflife is None or isinstance(halflife, (int, float)):
        raise ValueError("halflife must be a timedelta convertible object")
    span = Timedelta(halflife)._native()[1]
    stamps = column.time(Time.AS_UNIT, "ns").time(Time.ORDINAL).tolist()
    return [0.0] + [(after - before) / span for before, after in zip(stamps, stamps[1:])]


class ExponentialMovingWindow(Window):
    """Windows up to each row in which the weights fall with age."""

    __module__ = "pandas.core.window.ewm"

    def __init__(self, obj, com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True, ignore_na=False,
                 times=None):
        super().__init__(obj)
        self._distances = None
        if times is not None:
            if not adjust:
                raise NotImplementedError("times is not supported with adjust=False.")
            self._distances = _distances(times, halflife)
            com, halflife = 1.0, None
        if halflife is not None and not isinstance(halflife, (int, float)):
            raise ValueError("halflife can only be a timedelta convertible argument if times is not None.")
        if not isinstance(adjust, bool):
            raise TypeError("adjust must be a bool")
        self.com, self.span, self.halflife, self.alpha = com, span, halflife, alpha
        self._alpha = decay(com, span, halflife, alpha)
        self.min_periods = max(int(min_periods or 0), 1)
        self.adjust = adjust
        self.ignore_na = ignore_na

    def _window(self, column, op, options):
        if self._distances is not None:
            if op != "mean":
                raise NotImplementedError(f"{op} is not implemented with times")
            return self._mean_by_time(column)
        return _pandas.ewm(
            column, op, self._alpha, self.adjust, self.ignore_na, self.min_periods, bool(options.get("bias", False))
        )

    def _mean_by_time(self, column):
        """Means in which weights fall by half with each halflife of time."""
        nan = float("nan")
        results = []
        weighted, weight, count = nan, 1.0, 0
        for value, distance in zip(column.tolist(), self._distances):
            is_value = value == value
            count += is_value
            if weighted == weighted:
                if is_value or not self.ignore_na:
                    weight *= 0.5**distance
                    if is_value:
                        weighted = (weight * weighted + value) / (weight + 1.0)
                        weight += 1.0
            elif is_value:
                weighted = value
            results.append(weighted if count >= self.min_periods else nan)
        return _pandas.column(results, "float64")

    def sum(self, numeric_only=False, engine=None, engine_kwargs=None):
        """Weighted sum up to each row."""
        if not self.adjust:
            raise NotImplementedError("sum is not implemented with adjust=False")
        return self._run(Weighted.SUM, numeric_only)

    def var(self, bias=False, numeric_only=False):
        """Weighted variance up to each row."""
        return self._run(Weighted.VAR, numeric_only, bias=bias)

    def std(self, bias=False, numeric_only=False):
        """Weighted standard deviation up to each row."""
        return self._run(Weighted.STD, numeric_only, bias=bias)

    def cov(self, other=None, pairwise=None, bias=False, numeric_only=False):
        """Weighted covariance up to each row."""
        return pair_windows(self, Pair.COV, other, pairwise, bias)

    def corr(self, other=None, pairwise=None, numeric_only=False):
        """Weighted correlation up to each row."""
        return pair_windows(self, Pair.CORR, other, pairwise, True)

    def _pair(self, column, other, op, bias):
        """From weighted means: cov(a, b) = mean(ab) - mean(a) mean(b), of the rows where both are there."""
        both = column.isna().binary(Binary.OR, other.isna()).unary(Unary.INVERT)
        nan = float("nan")
        a, b = column.where(both, nan), other.where(both, nan)
        if op == "corr":
            product = self._cov(a, b)
            spread = self._cov(a, a).binary(Binary.MUL, self._cov(b, b)).unary(Unary.SQRT)
            result = product.binary(Binary.TRUEDIV, spread)
            return result
        result = self._cov(a, b)
        if not bias:
            result = result.binary(Binary.MUL, self._unbiased(a))
        return result

    def _cov(self, a, b):
        mean = lambda column: self._window(column, Weighted.MEAN, {})  # noqa: E731
        first, second = mean(a), mean(b)
        return mean(a.binary(Binary.MUL, b)).binary(Binary.SUB, first.binary(Binary.MUL, second))

    def _unbiased(self, a):
        """The factor that turns the plain weighted variance of a column into the unbiased one."""
        plain = self._window(a, Weighted.VAR, {"bias": True})
        return self._window(a, Weighted.VAR, {"bias": False}).binary(Binary.TRUEDIV, plain)

    def online(self, *args, **kwargs):
        """Not offered."""
        raise unsupported("ewm().online")

    def __repr__(self):
        names = ("com", "span", "halflife", "alpha", "min_periods", "adjust", "ignore_na")
        given = [(name, getattr(self, name)) for name in names]
        shown = ",".join(f"{name}={value}" for name, value in given if value is not None)
        return f"ExponentialMovingWindow [{shown},axis=0,method=single]"
