"""pandas.plotting.scatter_matrix."""

import numpy as np

from pandas.plotting import _figures


def scatter_matrix(frame, alpha=0.5, figsize=None, ax=None, grid=False, diagonal="hist", marker=".", density_kwds=None,
                   hist_kwds=None, range_padding=0.05, **kwds):  # fmt: skip
    """Each column over each other, and on the diagonal its histogram or density."""
    data = frame.select_dtypes(include=[np.number, np.bool_])
    n = data.shape[1]
    figure, axes = _figures.subplots(n * n, figsize=figsize, ax=ax, squeeze=False)
    _figures.adjust(figure, wspace=0, hspace=0)
    present = data.notna()
    kwds.setdefault("edgecolors", "none")
    columns = list(data.columns)
    values = [data.iloc[:, i].to_numpy() for i in range(n)]
    there = [present.iloc[:, i].to_numpy() for i in range(n)]
    limits = [_limits(values[i][there[i]], range_padding) for i in range(n)]
    for i in range(n):
        for j in range(n):
            one = axes[i, j]
            if i == j:
                _diagonal(one, values[i][there[i]], diagonal, density_kwds or {}, hist_kwds or {})
            else:
                common = there[i] & there[j]
                one.scatter(values[j][common], values[i][common], marker=marker, alpha=alpha, **kwds)
                one.set_ylim(limits[i])
            one.set_xlim(limits[j])
            one.set_xlabel(columns[j])
            one.set_ylabel(columns[i])
            if j != 0:
                one.yaxis.set_visible(False)
            if i != n - 1:
                one.xaxis.set_visible(False)
    if n > 1:
        _label_first(axes, limits[0])
    _figures.set_tick_looks(axes, xlabelsize=8, xrot=90, ylabelsize=8, yrot=0)
    return axes


def _limits(values, padding):
    low, high = values.min(), values.max()
    reach = (high - low) * padding / 2
    return low - reach, high + reach


def _diagonal(ax, values, kind, density_kwds, hist_kwds):
    if kind == "hist":
        ax.hist(values, **hist_kwds)
    elif kind in ("kde", "density"):
        from pandas.plotting._density import Density

        places = np.linspace(values.min(), values.max(), 1000)
        ax.plot(places, Density(values)(places), **density_kwds)


def _label_first(axes, limits):
    """The first diagonal axes shows the labels of its column, not the counts of its histogram."""
    low, high = limits
    places = axes[0, 1].yaxis.get_majorticklocs()
    places = places[(low <= places) & (places <= high)]
    span = axes[0, 0].get_ylim()
    scaled = (places - low) / (high - low) * (span[1] - span[0]) + span[0]
    axes[0, 0].yaxis.set_ticks(scaled)
    if np.all(places == places.astype(int)):
        places = places.astype(int)
    axes[0, 0].yaxis.set_ticklabels(places)
