"""Counts and statistics of values in bins."""

import numpy as np

from scipy._refusals import refuse, refuse_others
from scipy.stats._samples import fields

CumfreqResult = fields("CumfreqResult", "cumcount lowerlimit binsize extrapoints")
RelfreqResult = fields("RelfreqResult", "frequency lowerlimit binsize extrapoints")
BinnedStatisticResult = fields("BinnedStatisticResult", "statistic bin_edges binnumber")
BinnedStatistic2dResult = fields("BinnedStatistic2dResult", "statistic x_edge y_edge binnumber")


def _counts(a, numbins, limits, weights):
    a = np.ravel(a)
    if limits is None:
        low, high = a.min(), a.max()
        margin = (high - low) / (2.0 * (numbins - 1.0))
        limits = (low - margin, high + margin)
    counts, edges = np.histogram(a, bins=numbins, range=limits, weights=weights)
    extra = int(np.sum((a < limits[0]) | (a > limits[1])))
    return counts.astype(float), limits[0], edges[1] - edges[0], extra


def cumfreq(a, numbins=10, defaultreallimits=None, weights=None):
    """Counts of bins added up."""
    counts, low, width, extra = _counts(a, numbins, defaultreallimits, weights)
    return CumfreqResult(np.cumsum(counts), low, width, extra)


def relfreq(a, numbins=10, defaultreallimits=None, weights=None):
    """Counts of bins as shares of all."""
    a = np.asarray(a)
    counts, low, width, extra = _counts(a, numbins, defaultreallimits, weights)
    return RelfreqResult(counts / a.shape[0], low, width, extra)


def _edges(x, bins, limits):
    if np.ndim(bins) == 0:
        low, high = (x.min(), x.max()) if limits is None else limits
        if low == high:
            low, high = low - 0.5, high + 0.5
        return np.linspace(low, high, int(bins) + 1)
    return np.asarray(bins, dtype=float)


def _places(x, edges):
    place = np.digitize(x, edges)
    decimal = int(-np.log10(np.diff(edges).min())) + 6
    on_edge = np.around(x, decimal) == np.around(edges[-1], decimal)
    return np.where((x >= edges[-1]) & on_edge, place - 1, place)


def _statistic(values, place, n_bins, statistic):
    """The statistic of the values at each place among `n_bins`."""
    order = np.argsort(place, kind="stable")
    counts = np.bincount(place, minlength=n_bins)
    if statistic == "count":
        return counts.astype(float)
    if statistic == "sum":
        return np.bincount(place, weights=values, minlength=n_bins)
    with np.errstate(all="ignore"):
        if statistic == "mean":
            return np.bincount(place, weights=values, minlength=n_bins) / counts
    named = {"std": np.std, "median": np.median, "min": np.min, "max": np.max}
    function = named.get(statistic, statistic)
    parts = np.split(values[order], np.cumsum(counts)[:-1])
    empty = np.nan
    if callable(statistic):
        try:
            with np.errstate(all="ignore"):
                empty = statistic(np.array([]))
        except Exception:
            empty = np.nan
    return np.array([function(part) if part.size else empty for part in parts], dtype=float)


def _check(statistic):
    if statistic not in ("mean", "median", "count", "sum", "std", "min", "max") and not callable(statistic):
        raise ValueError(f"invalid statistic {statistic!r}")


def binned_statistic(x, values, statistic="mean", bins=10, range=None):
    """A statistic of the values whose x falls in each bin."""
    _check(statistic)
    x = np.asarray(x, dtype=float)
    values = None if values is None else np.asarray(values, dtype=float)
    if values is not None and values.shape[-1] != x.size:
        raise AttributeError("The number of `values` elements must match the length of each `sample` dimension.")
    limits = None if range is None else range[0] if np.ndim(range) == 2 else range
    edges = _edges(x, bins, limits)
    place = _places(x, edges)
    n_bins = len(edges) + 1
    if values is not None and values.ndim == 2:
        table = np.array([_statistic(row, place, n_bins, statistic)[1:-1] for row in values])
    else:
        table = _statistic(values, place, n_bins, statistic)[1:-1]
    return BinnedStatisticResult(table, edges, place)


def binned_statistic_2d(x, y, values, statistic="mean", bins=10, range=None, expand_binnumbers=False):
    """A statistic of the values whose x and y fall in each cell."""
    _check(statistic)
    x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    values = None if values is None else np.asarray(values, dtype=float)
    both = (bins, bins) if np.ndim(bins) == 0 else bins if len(bins) == 2 else (bins, bins)
    limits = (None, None) if range is None else range
    x_edges, y_edges = _edges(x, both[0], limits[0]), _edges(y, both[1], limits[1])
    x_place, y_place = _places(x, x_edges), _places(y, y_edges)
    rows, columns = len(x_edges) + 1, len(y_edges) + 1
    flat = x_place * columns + y_place
    table = _statistic(values, flat, rows * columns, statistic).reshape(rows, columns)[1:-1, 1:-1]
    return BinnedStatistic2dResult(table, x_edges, y_edges, np.array([x_place, y_place]) if expand_binnumbers else flat)


class BinnedStatisticddResult(BinnedStatisticResult):
    """A statistic of each cell, the edges of each axis and the cell of each point."""

    _name = "BinnedStatisticddResult"


def binned_statistic_dd(sample, values, statistic="mean", bins=10, range=None, expand_binnumbers=False, binned_statistic_result=None):
    """A statistic of the values whose point falls in each cell of a grid."""
    refuse_others("scipy.stats.binned_statistic_dd", binned_statistic_result=(binned_statistic_result, None))
    _check(statistic)
    sample = np.asarray(sample, dtype=float) if np.ndim(sample) == 2 else np.atleast_2d(np.asarray(sample, dtype=float)).T
    n, d = sample.shape
    values = np.asarray(values, dtype=float)
    if values.ndim > 1:
        refuse("scipy.stats.binned_statistic_dd of several rows of values", "give one row at a time")
    if statistic != "count" and values.shape[-1] != n:
        raise AttributeError("The number of `values` elements must match the length of each `sample` dimension.")
    if np.ndim(bins) == 0:
        if not np.isfinite(sample).all():
            raise ValueError(f"{sample!r} contains non-finite values.")
        bins = [bins] * d
    elif len(bins) != d:
        raise AttributeError("The dimension of bins must be equal to the dimension of the sample x.")
    if range is not None and len(range) != d:
        raise ValueError(f"range given for {len(range)} dimensions; {d} required")
    edges = [_edges(column, one, None if range is None else range[place]) for place, (column, one) in enumerate(zip(sample.T, bins))]
    places = [_places(column, edge) for column, edge in zip(sample.T, edges)]
    sizes = tuple(len(edge) + 1 for edge in edges)
    flat = np.ravel_multi_index(places, sizes)
    table = _statistic(values, flat, int(np.prod(sizes)), statistic).reshape(sizes)[(slice(1, -1),) * d]
    return BinnedStatisticddResult(table, edges, np.array(places) if expand_binnumbers and d > 1 else flat)
