"""Peaks of a signal, by height, distance, prominence and width."""

import math
import operator
import warnings

import numpy as np

import _scipy_signal


def argrelextrema(data, comparator, axis=0, order=1, mode="clip"):
    """Where each value compares so with its `order` neighbours on both sides."""
    if int(order) != order or order < 1:
        raise ValueError("Order must be an int >= 1")
    data = np.asarray(data)
    n = data.shape[axis]
    places = np.arange(n)
    found = np.ones(data.shape, dtype=bool)
    main = data.take(places, axis=axis, mode=mode)
    for shift in range(1, order + 1):
        found &= comparator(main, data.take(places + shift, axis=axis, mode=mode))
        found &= comparator(main, data.take(places - shift, axis=axis, mode=mode))
        if not found.any():
            break
    return np.nonzero(found)


def argrelmin(data, axis=0, order=1, mode="clip"):
    """Where the relative minima are."""
    return argrelextrema(data, np.less, axis, order, mode)


def argrelmax(data, axis=0, order=1, mode="clip"):
    """Where the relative maxima are."""
    return argrelextrema(data, np.greater, axis, order, mode)


def _row(x):
    x = np.asarray(x, order="C", dtype=np.float64)
    if x.ndim != 1:
        raise ValueError("`x` must be a 1-D array")
    return x


def _places(peaks, n):
    peaks = np.asarray(peaks)
    if peaks.size == 0:
        peaks = np.array([], dtype=np.intp)
    if peaks.dtype.kind not in "iub":
        raise TypeError("cannot safely cast `peaks` to dtype('intp')")
    peaks = peaks.astype(np.intp)
    if peaks.ndim != 1:
        raise ValueError("`peaks` must be a 1-D array")
    for peak in peaks[(peaks < 0) | (peaks >= n)][:1]:
        raise ValueError(f"peak {peak} is not a valid index for `x`")
    return peaks


def _span(wlen):
    """The window's length as an odd number, or None for all of the signal."""
    if wlen is None:
        return None
    if wlen <= 1:
        raise ValueError(f"`wlen` must be larger than 1, was {wlen}")
    return int(min(math.ceil(wlen), 2**62)) if isinstance(wlen, float) else operator.index(wlen)


def _prominences(x, peaks, wlen):
    found = _scipy_signal.prominences(x, peaks, _span(wlen))
    if np.any(found[0] == 0):
        warnings.warn("some peaks have a prominence of 0", PeakPropertyWarning, stacklevel=3)
    return found


class PeakPropertyWarning(RuntimeWarning):
    """A property of a peak has an unexpected value."""


def peak_prominences(x, peaks, wlen=None):
    """How far each peak stands out, and the bases that say so."""
    x = _row(x)
    return _prominences(x, _places(peaks, x.size), wlen)


def peak_widths(x, peaks, rel_height=0.5, prominence_data=None, wlen=None):
    """How wide each peak is at a share of its prominence, at which height, from where to where."""
    x = _row(x)
    peaks = _places(peaks, x.size)
    return _widths(x, peaks, rel_height, prominence_data or _prominences(x, peaks, wlen))


def _widths(x, peaks, rel_height, data):
    if rel_height < 0:
        raise ValueError("`rel_height` must be greater or equal to 0.0")
    prominences, lefts, rights = (np.asarray(part) for part in data)
    if not prominences.shape == lefts.shape == rights.shape == peaks.shape:
        raise ValueError("arrays in `prominence_data` must have the same shape as `x`")
    bad = (lefts < 0) | (lefts > peaks) | (rights < peaks) | (rights >= x.size)
    for peak in peaks[bad][:1]:
        raise ValueError(f"prominence data is invalid for peak {peak}")
    found = _scipy_signal.widths(x, peaks, prominences, lefts, rights, float(rel_height))
    if np.any(found[:, 0] == 0):
        warnings.warn("some peaks have a width of 0", PeakPropertyWarning, stacklevel=3)
    return tuple(found[:, column].copy() for column in range(4))


def _bounds(interval, x, peaks):
    """The least and largest value allowed, each one number or one for each peak."""
    try:
        low, high = interval
    except (TypeError, ValueError):
        low, high = interval, None
    sides = []
    for side, name in ((low, "lower"), (high, "upper")):
        if isinstance(side, np.ndarray) and side.ndim:
            if side.size != x.size:
                raise ValueError(f"array size of {name} interval border must match x")
            side = side[peaks]
        sides.append(side)
    return sides


def _within(values, low, high):
    keep = np.ones(values.size, dtype=bool)
    if low is not None:
        keep &= low <= values
    if high is not None:
        keep &= values <= high
    return keep


def find_peaks(x, height=None, threshold=None, distance=None, prominence=None, width=None, wlen=None, rel_height=0.5, plateau_size=None):
    """The peaks of a signal that fulfil all conditions, and the properties that were asked for."""
    x = _row(x)
    if distance is not None and distance < 1:
        raise ValueError("`distance` must be greater or equal to 1")
    peaks, left_edges, right_edges = _scipy_signal.local_maxima(x)
    properties = {}

    def choose(keep):
        nonlocal peaks
        peaks = peaks[keep]
        for name in properties:
            properties[name] = properties[name][keep]

    if plateau_size is not None:
        sizes = right_edges - left_edges + 1
        keep = _within(sizes, *_bounds(plateau_size, x, peaks))
        properties.update(plateau_sizes=sizes, left_edges=left_edges, right_edges=right_edges)
        choose(keep)
    if height is not None:
        heights = x[peaks]
        keep = _within(heights, *_bounds(height, x, peaks))
        properties["peak_heights"] = heights
        choose(keep)
    if threshold is not None:
        low, high = _bounds(threshold, x, peaks)
        left, right = x[peaks] - x[peaks - 1], x[peaks] - x[peaks + 1]
        keep = np.ones(peaks.size, dtype=bool)
        if low is not None:
            keep &= low <= np.minimum(left, right)
        if high is not None:
            keep &= np.maximum(left, right) <= high
        properties.update(left_thresholds=left, right_thresholds=right)
        choose(keep)
    if distance is not None:
        choose(_scipy_signal.keep_distant(peaks, x[peaks], float(distance)))
    if prominence is not None or width is not None:
        found = _prominences(x, peaks, wlen)
        properties.update(zip(("prominences", "left_bases", "right_bases"), found))
    if prominence is not None:
        choose(_within(properties["prominences"], *_bounds(prominence, x, peaks)))
    if width is not None:
        bases = properties["prominences"], properties["left_bases"], properties["right_bases"]
        properties.update(zip(("widths", "width_heights", "left_ips", "right_ips"), _widths(x, peaks, rel_height, bases)))
        choose(_within(properties["widths"], *_bounds(width, x, peaks)))
    return peaks, properties
