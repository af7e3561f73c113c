"""Autocorrelations drawn."""

import _rooms
import numpy as np

from statsmodels.graphics.gofplots import axes_of

__all__ = ["plot_acf", "plot_pacf"]
__getattr__ = _rooms.doors(__name__, absent="month_plot plot_accf_grid plot_ccf plot_predict quarter_plot seasonal_plot")


def plot_acf(x, ax=None, lags=None, *, alpha=0.05, use_vlines=True, adjusted=False, fft=False, missing="none", title="Autocorrelation",
             zero=True, auto_ylims=False, bartlett_confint=True, vlines_kwargs=None, **kwargs):
    """Autocorrelations and the band they stay in where there are none."""
    from statsmodels.tsa.stattools import acf
    lags = _lags(x, lags, zero)
    found = acf(x, nlags=int(lags.max()), alpha=alpha, fft=fft, bartlett_confint=bartlett_confint, adjusted=adjusted, missing=missing)
    return _drawn(found, alpha, ax, lags, use_vlines, title, auto_ylims, vlines_kwargs, kwargs)


def plot_pacf(x, ax=None, lags=None, *, alpha=0.05, method="ywm", use_vlines=True, title="Partial Autocorrelation", zero=True,
              auto_ylims=False, vlines_kwargs=None, **kwargs):
    """Partial autocorrelations and their band."""
    from statsmodels.tsa.stattools import pacf
    lags = _lags(x, lags, zero)
    found = pacf(x, nlags=int(lags.max()), alpha=alpha, method=method)
    return _drawn(found, alpha, ax, lags, use_vlines, title, auto_ylims, vlines_kwargs, kwargs)


def _lags(x, lags, zero):
    zero = 0 if zero else 1
    if lags is None:
        n = len(x)
        return np.arange(zero, min(int(np.ceil(10 * np.log10(n))), n // 2) + 1)
    return np.arange(zero, int(lags) + 1) if np.ndim(lags) == 0 else np.asarray(lags, dtype=int)


def _drawn(found, alpha, ax, lags, use_vlines, title, auto_ylims, vlines_kwargs, kwargs):
    values, interval = found if alpha is not None else (found, None)
    values, interval = values[lags], None if interval is None else interval[lags]
    figure, ax = axes_of(ax)
    if use_vlines:
        ax.vlines(lags, [0], values, **(vlines_kwargs or {}))
        ax.axhline(**kwargs)
    style = {"marker": "o", "markersize": 5, **kwargs}
    if "ls" not in style:
        style.setdefault("linestyle", "None")
    ax.margins(0.05)
    ax.plot(lags, values, **style)
    ax.set_title(title)
    ax.set_ylim(-1, 1)
    if auto_ylims and interval is not None:
        low, high = interval[:, 0] - values, interval[:, 1] - values
        ax.set_ylim(1.25 * np.minimum(min(values), min(low)), 1.25 * np.maximum(max(values), max(high)))
    if interval is not None:
        if lags[0] == 0:
            lags, interval, values = lags[1:], interval[1:], values[1:]
        places = lags.astype(float)
        places[np.argmin(places)] -= 0.5
        places[np.argmax(places)] += 0.5
        ax.fill_between(places, interval[:, 0] - values, interval[:, 1] - values, alpha=0.25)
    return figure
