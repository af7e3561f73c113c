"""Season and trend by locally weighted regressions (Cleveland, Cleveland, McRae and Terpenning)."""

import numpy as np

from statsmodels.tsa.seasonal import DecomposeResult, period_of


class STL:
    """A series to be taken apart; `fit()` gives `trend`, `seasonal`, `resid` and `weights`."""

    def __init__(self, endog, period=None, seasonal=7, trend=None, low_pass=None, seasonal_deg=1, trend_deg=1, low_pass_deg=1, robust=False,
                 seasonal_jump=1, trend_jump=1, low_pass_jump=1):
        self.endog = endog
        self._y = np.asarray(endog, dtype=float).ravel()
        if period is None:
            period = period_of(endog)
            if period is None:
                raise ValueError("Unable to determine period from endog")
        _check(isinstance(period, (int, np.integer)) and period >= 2, "period must be a positive integer >= 2")
        _check(_is_odd(seasonal) and seasonal >= 3, "seasonal must be an odd positive integer >= 3")
        if trend is None:
            trend = int(np.ceil(1.5 * period / (1 - 1.5 / seasonal)))
            trend += trend % 2 == 0
        _check(_is_odd(trend) and trend >= 3 and trend > period, "trend must be an odd positive integer >= 3 where trend > period")
        if low_pass is None:
            low_pass = period + 1 + ((period + 1) % 2 == 0)
        _check(
            _is_odd(low_pass) and low_pass >= 3 and low_pass > period,
            "low_pass must be an odd positive integer >= 3 where low_pass > period",
        )
        for name, degree in (("seasonal_deg", seasonal_deg), ("trend_deg", trend_deg), ("low_pass_deg", low_pass_deg)):
            _check(degree in (0, 1), f"{name} must be 0 or 1")
        if (seasonal_jump, trend_jump, low_pass_jump) != (1, 1, 1):
            raise NotImplementedError("STL(seasonal_jump=..., trend_jump=..., low_pass_jump=...) is not available")
        self.period, self.seasonal, self.trend, self.low_pass, self.robust = int(period), seasonal, trend, low_pass, robust
        self._degrees = seasonal_deg, trend_deg, low_pass_deg

    @property
    def config(self):
        """The settings by name."""
        seasonal_deg, trend_deg, low_pass_deg = self._degrees
        return {
            "period": self.period, "seasonal": self.seasonal, "seasonal_deg": seasonal_deg, "seasonal_jump": 1, "trend": self.trend,
            "trend_deg": trend_deg, "trend_jump": 1, "low_pass": self.low_pass, "low_pass_deg": low_pass_deg, "low_pass_jump": 1,
            "robust": self.robust,
        }

    def fit(self, inner_iter=None, outer_iter=None):
        """Takes the series apart."""
        inner_iter = (2 if self.robust else 5) if inner_iter is None else inner_iter
        outer_iter = (15 if self.robust else 0) if outer_iter is None else outer_iter
        y, n = self._y, len(self._y)
        trend, season, weights = np.zeros(n), np.zeros(n), None
        for turn in range(outer_iter + 1):
            for _ in range(inner_iter):
                season, trend = self._step(y, trend, weights)
            if turn < outer_iter:
                weights = _robust_weights(np.abs(y - trend - season))
        weights = np.ones(n) if outer_iter <= 0 else weights
        rest = y - season - trend
        if not hasattr(self.endog, "iloc"):
            return DecomposeResult(y, season, trend, rest, weights)
        import pandas as pd
        index = self.endog.index
        observed = self.endog.iloc[:, 0] if hasattr(self.endog, "columns") else self.endog
        names = ("season", season), ("trend", trend), ("resid", rest), ("robust_weight", weights)
        return DecomposeResult(observed, *(pd.Series(values, index=index, name=name) for name, values in names))

    def _step(self, y, trend, weights):
        n, period = len(y), self.period
        seasonal_deg, trend_deg, low_pass_deg = self._degrees
        cycle = self._cycles(y - trend, weights, seasonal_deg)
        level = _averages(_averages(_averages(cycle, period), period), 3)
        season = cycle[period:period + n] - _smoothed(level, self.low_pass, low_pass_deg, None)
        return season, _smoothed(y - season, self.trend, trend_deg, weights)

    def _cycles(self, values, weights, degree):
        """Each season over the years smoothed, a year longer at both ends."""
        period, n = self.period, len(values)
        cycle = np.empty(n + 2 * period)
        for start in range(period):
            part = values[start::period]
            own = None if weights is None else weights[start::period]
            cycle[start::period][:len(part) + 2] = _smoothed(part, self.seasonal, degree, own, longer=True)
        return cycle


def _check(holds, words):
    if not holds:
        raise ValueError(words)


def _is_odd(value):
    return isinstance(value, (int, np.integer)) and value % 2 == 1


def _averages(values, length):
    sums = np.cumsum(np.concatenate(([0.0], values)))
    return (sums[length:] - sums[:-length]) / length


def _smoothed(values, length, degree, weights, longer=False):
    """Lines (or means, with degree 0) through the `length` nearest values; `longer` adds a value before and after."""
    n = len(values)
    if n < 2:
        return np.full(n + 2 * longer, values[0])
    width = min(length, n)
    half = (length + 1) // 2
    at = np.arange(n)
    first = np.zeros(n, dtype=int) if length >= n else np.clip(at + 1 - half, 0, n - length)
    if longer:
        at, first = np.concatenate(([-1], at, [n])), np.concatenate(([0], first, [max(0, n - length)]))
    near = first[:, None] + np.arange(width)
    radius = np.maximum(at - first, first + width - 1 - at).astype(float)
    if length > n:
        radius += (length - n) // 2
    away = np.abs(near - at[:, None])
    share = away / np.where(radius > 0, radius, 1.0)[:, None]
    closeness = np.where(away <= 0.001 * radius[:, None], 1.0, (1 - share**3) ** 3) * (away <= 0.999 * radius[:, None])
    if weights is not None:
        closeness = closeness * weights[near]
    totals = closeness.sum(axis=1)
    known = totals > 0
    closeness = closeness / np.where(known, totals, 1.0)[:, None]
    if degree > 0:
        middle = np.sum(closeness * near, axis=1)
        spread = np.sum(closeness * (near - middle[:, None]) ** 2, axis=1)
        steep = np.where((radius > 0) & (np.sqrt(spread) > 0.001 * (n - 1)), (at - middle) / np.where(spread > 0, spread, 1.0), 0.0)
        closeness = closeness * (steep[:, None] * (near - middle[:, None]) + 1.0)
    smooth = np.sum(closeness * values[near], axis=1)
    if not known.all():
        inside = smooth[1:-1] if longer else smooth
        inside[~(known[1:-1] if longer else known)] = values[~(known[1:-1] if longer else known)]
        if longer:
            smooth[0] = smooth[0] if known[0] else smooth[1]
            smooth[-1] = smooth[-1] if known[-1] else smooth[-2]
    return smooth


def _robust_weights(rest):
    n = len(rest)
    ordered = np.sort(rest)
    middle = n // 2
    bound = 3.0 * (ordered[middle] + ordered[n - middle - 1])
    if bound == 0:
        return np.ones(n)
    share = rest / bound
    return np.where(share <= 0.001, 1.0, np.where(share <= 0.999, (1 - share**2) ** 2, 0.0))
