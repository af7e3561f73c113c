"""Plots of one series: bootstrap_plot, lag_plot and autocorrelation_plot."""

import random

import numpy as np


def bootstrap_plot(series, fig=None, size=50, samples=500, **kwds):
    """Mean, median and midrange of samples of a series: over the sample's number, and as histograms."""
    from matplotlib import pyplot as plt

    data = list(series.to_numpy())
    sampled = np.array([random.sample(data, size) for _ in range(samples)])
    statistics = (
        ("Mean", sampled.mean(axis=1)), ("Median", np.median(sampled, axis=1)),
        ("Midrange", (sampled.min(axis=1) + sampled.max(axis=1)) * 0.5),
    )  # fmt: skip
    if fig is None:
        fig = plt.figure()
    axes = []
    for column, (name, values) in enumerate(statistics):
        ax = fig.add_subplot(2, 3, column + 1)
        if column == 0:
            ax.set_xlabel("Sample")
        axes.append(ax)
        ax.plot(list(range(samples)), values, **kwds)
        ax.set_ylabel(name)
    for column, (name, values) in enumerate(statistics):
        ax = fig.add_subplot(2, 3, column + 4)
        ax.hist(values, **kwds)
        ax.set_xlabel(name)
        axes.append(ax)
    for ax in axes:
        plt.setp(ax.get_xticklabels(), fontsize=8)
        plt.setp(ax.get_yticklabels(), fontsize=8)
    fig.tight_layout()
    return fig


def lag_plot(series, lag=1, ax=None, **kwds):
    """A series over itself some steps before."""
    from matplotlib import pyplot as plt

    kwds.setdefault("c", plt.rcParams["patch.facecolor"])
    values = series.to_numpy()
    if ax is None:
        ax = plt.gca()
    ax.set_xlabel("y(t)")
    ax.set_ylabel(f"y(t + {lag})")
    ax.scatter(values[:-lag], values[lag:], **kwds)
    return ax


def autocorrelation_plot(series, ax=None, **kwds):
    """The autocorrelation of a series at each lag, with the bounds of chance."""
    from matplotlib import pyplot as plt

    values = np.asarray(series, dtype=float)
    n = len(values)
    if ax is None:
        ax = plt.gca()
        ax.set_xlim(1, n)
        ax.set_ylim(-1.0, 1.0)
    gaps = values - values.mean()
    variance = np.sum(gaps**2) / n
    lags = np.arange(n) + 1
    correlations = np.array([np.sum(gaps[: n - lag] * gaps[lag:]) for lag in lags]) / n / variance
    z95, z99 = 1.959963984540054 / np.sqrt(n), 2.5758293035489004 / np.sqrt(n)
    ax.axhline(y=z99, linestyle="--", color="grey")
    ax.axhline(y=z95, color="grey")
    ax.axhline(y=0.0, color="black")
    ax.axhline(y=-z95, color="grey")
    ax.axhline(y=-z99, linestyle="--", color="grey")
    ax.set_xlabel("Lag")
    ax.set_ylabel("Autocorrelation")
    ax.plot(lags, correlations, **kwds)
    if "label" in kwds:
        ax.legend()
    ax.grid()
    return ax
