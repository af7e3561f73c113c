"""Series taken apart into trend, season and rest."""

import _rooms
import numpy as np

__all__ = ["DecomposeResult", "STL", "seasonal_decompose"]
__getattr__ = _rooms.doors(__name__, _rooms.table(_stl="STL"), "MSTL seasonal_mean", home="statsmodels.tsa")
_PERIODS = {"Y": 1, "A": 1, "Q": 4, "M": 12, "W": 52, "D": 7, "B": 5, "H": 24}
_NO_PERIOD = (
    "You must specify a period or x must be a pandas object with a PeriodIndex or a DatetimeIndex with a freq not set to None"
)


def period_of(x):
    """How many steps a season has, by the frequency of an index."""
    index = getattr(x, "index", None)
    freq = getattr(index, "inferred_freq", None) or getattr(index, "freqstr", None)
    if freq is None:
        return None
    name = str(freq).upper().split("-")[0]
    # Starts and ends of months, quarters and years, also of business.
    if name[-2:] in ("MS", "ME", "QS", "QE", "YS", "YE", "AS") and name[:-2] in ("", "B"):
        name = name[-2]
    if name not in _PERIODS:
        raise ValueError(f"freq {freq} not understood. Please report if you think this is in error.")
    return _PERIODS[name]


class DecomposeResult:
    """The parts of a series: `observed`, `trend`, `seasonal`, `resid`, `weights`."""

    def __init__(self, observed, seasonal, trend, resid, weights=None):
        self.observed, self.seasonal, self.trend, self.resid = observed, seasonal, trend, resid
        self.weights = np.ones_like(np.asarray(observed)) if weights is None else weights
        if weights is None and hasattr(observed, "iloc"):
            import pandas as pd
            self.weights = pd.Series(self.weights, index=observed.index, name="weights")

    @property
    def nobs(self):
        """The shape of the series."""
        return self.observed.shape

    def plot(self, observed=True, seasonal=True, trend=True, resid=True, weights=False):
        """The parts one below the other."""
        import matplotlib.pyplot as plt
        parts = [(self.observed, "Observed")] if observed else []
        parts += [(self.trend, "trend")] if trend else []
        parts += [(self.seasonal, "seasonal")] if seasonal else []
        parts += [(self.resid, "residual")] if resid else []
        parts += [(self.weights, "weights")] if weights else []
        figure, axes = plt.subplots(len(parts), 1, sharex=True)
        labels = getattr(self.observed, "index", None) if hasattr(self.observed, "iloc") else None
        ends = (0, len(self.observed) - 1) if labels is None else (labels[0], labels[-1])
        for place, (ax, (values, name)) in enumerate(zip([axes] if len(parts) == 1 else axes, parts)):
            if name != "residual":
                ax.plot(values)
            else:
                ax.plot(values, marker="o", linestyle="none")
                ax.plot(ends, (0, 0), color="#000000", zorder=-3)
            shown = getattr(values, "name", name)
            shown = shown if name == "Observed" else shown.capitalize()
            (ax.set_title if place == 0 and observed else ax.set_ylabel)(shown)
            ax.set_xlim(ends)
        figure.tight_layout()
        return figure


def seasonal_decompose(x, model="additive", filt=None, period=None, two_sided=True, extrapolate_trend=0):
    """Trend by moving averages, season by means of what is left."""
    given = x
    if period is None:
        period = period_of(x)
    values = np.asarray(x, dtype=float)
    if values.ndim > 1:
        if values.shape[1] != 1:
            raise NotImplementedError("seasonal_decompose of more than one column is not available")
        values = values[:, 0]
    n = len(values)
    if not np.isfinite(values).all():
        raise ValueError("This function does not handle missing values")
    multiplied = model.startswith("m")
    if multiplied and np.any(values <= 0):
        raise ValueError("Multiplicative seasonality is not appropriate for zero and negative values")
    if period is None:
        raise ValueError(_NO_PERIOD)
    if n < 2 * period:
        raise ValueError(f"x must have 2 complete cycles requires {2 * period} observations. x only has {n} observation(s)")
    if filt is None:
        filt = np.repeat(1.0 / period, period) if period % 2 else np.array([0.5] + [1] * (period - 1) + [0.5]) / period
    trend = _averaged(values, np.asarray(filt, dtype=float), two_sided)
    if extrapolate_trend == "freq":
        extrapolate_trend = period - 1
    if extrapolate_trend > 0:
        trend = _prolonged(trend, extrapolate_trend + 1)
    detrended = values / trend if multiplied else values - trend
    means = np.array([np.nanmean(detrended[start::period]) for start in range(period)])
    means = means / np.mean(means) if multiplied else means - np.mean(means)
    seasonal = np.tile(means, n // period + 1)[:n]
    resid = values / seasonal / trend if multiplied else detrended - seasonal
    if hasattr(given, "iloc"):
        import pandas as pd
        observed = given if not hasattr(given, "columns") else given.iloc[:, 0]
        parts = (seasonal, "seasonal"), (trend, "trend"), (resid, "resid")
        named = [pd.Series(part, index=given.index, name=name) for part, name in parts]
        return DecomposeResult(observed, *named)
    return DecomposeResult(values, seasonal, trend, resid)


def _averaged(values, filt, two_sided):
    inner = np.convolve(values, filt, "valid")
    lost = len(filt) - 1
    before = int(np.ceil(len(filt) / 2.0)) - 1 if two_sided else lost
    if two_sided:
        before = int(np.ceil((len(filt) - 1) / 2.0))
    return np.concatenate((np.full(before, np.nan), inner, np.full(lost - before, np.nan)))


def _prolonged(trend, npoints):
    trend = trend.copy()
    whole = np.flatnonzero(~np.isnan(trend))
    front, back = whole[0], whole[-1]
    last, first = min(front + npoints, back), max(front, back - npoints)
    for place, span in ((range(front), range(front, last)), (range(back + 1, len(trend)), range(first, back))):
        if len(place) and len(span):
            steps = np.column_stack((np.arange(span.start, span.stop), np.ones(len(span))))
            slope, start = np.linalg.lstsq(steps, trend[span.start:span.stop], rcond=-1)[0]
            trend[place.start:place.stop] = slope * np.arange(place.start, place.stop) + start
    return trend
