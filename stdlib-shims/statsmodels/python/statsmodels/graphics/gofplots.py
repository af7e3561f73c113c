"""Quantiles against quantiles."""

import _rooms
import numpy as np

__all__ = ["qqline", "qqplot"]
__getattr__ = _rooms.doors(__name__, absent="ProbPlot qqplot_2samples plotting_pos")


def qqplot(data, dist=None, distargs=(), a=0, loc=0, scale=1, fit=False, line=None, ax=None, **plotkwargs):
    """Sorted values over the quantiles of a distribution, the normal one without `dist`."""
    from scipy import stats
    values = np.sort(np.asarray(data, dtype=float).ravel())
    dist = stats.norm if dist is None else dist
    if isinstance(dist, str):
        dist = getattr(stats, dist)
    if fit:
        fitted = dist.fit(values)
        distargs, loc, scale = fitted[:-2], fitted[-2], fitted[-1]
    n = len(values)
    shares = (np.arange(1.0, n + 1) - a) / (n + 1 - 2 * a)
    own_place = {} if fit else {"loc": loc, "scale": scale}
    theoretical = dist.ppf(shares, *distargs, **own_place)
    shown = (values - loc) / scale if fit else values
    figure, ax = axes_of(ax)
    style = {"marker": "o", "linestyle": "none", "color": "b", "markerfacecolor": "C0", "markeredgecolor": "C0", **plotkwargs}
    ax.plot(theoretical, shown, **style)
    if line:
        if line not in ("r", "q", "45", "s"):
            raise ValueError(f"{line} option for line not understood")
        qqline(ax, line, theoretical, shown, dist)
    ax.set_xlabel("Theoretical Quantiles")
    ax.set_ylabel("Sample Quantiles")
    return figure


def axes_of(ax):
    """The figure and axes to draw on."""
    import matplotlib.pyplot as plt
    if ax is None:
        figure = plt.figure()
        return figure, figure.add_subplot(111)
    return ax.figure, ax


def qqline(ax, line, x=None, y=None, dist=None, fmt="r-", **lineoptions):
    """A line to compare quantiles with: 45 degrees, by spread ('s'), by regression ('r') or by quartiles ('q')."""
    if line == "45":
        ends = list(zip(ax.get_xlim(), ax.get_ylim()))
        ends = (min(ends[0]), max(ends[1]))
        ax.plot(ends, ends, fmt, **lineoptions)
        ax.set_xlim(ends)
        ax.set_ylim(ends)
        return
    if x is None or y is None:
        raise ValueError("If line is not 45, x and y cannot be None.")
    x, y = np.asarray(x), np.asarray(y)
    if line == "r":
        slope, start = np.polyfit(x, y, 1)
        ax.plot(x, slope * x + start, fmt, **lineoptions)
    elif line == "s":
        ax.plot(x, y.std() * x + y.mean(), fmt, **lineoptions)
    elif line == "q":
        if dist is None:
            raise ValueError("A dist must be provided to qqline when line is 'q'")
        low, high = np.percentile(y, 25), np.percentile(y, 75)
        expected = dist.ppf([0.25, 0.75])
        slope = (high - low) / np.diff(expected)[0]
        ax.plot(x, slope * x + low - slope * expected[0], fmt, **lineoptions)
