"""Peaks that show at many widths of a wavelet."""

import numpy as np

from scipy.signal._convolution import convolve


def _mexican_hat(points, a):
    """The second derivative of a normal curve."""
    size = 2 / (np.sqrt(3 * a) * np.pi**0.25)
    squares = (np.arange(0, points) - (points - 1.0) / 2) ** 2
    return size * (1 - squares / a**2) * np.exp(-squares / (2 * a**2))


def _transform(x, wavelet, widths):
    """The signal convolved with the wavelet at every width."""
    return np.array([
        convolve(x, np.conj(wavelet(int(min(10 * width, len(x))), width)[::-1]), mode="same") for width in widths
    ])


def _maxima(table):
    """Where a row's element is larger than both neighbours; ends are compared with themselves."""
    larger = table[:, 1:] > table[:, :-1]
    none = np.zeros((table.shape[0], 1), dtype=bool)
    return np.hstack((none, larger)) & np.hstack((table[:, :-1] > table[:, 1:], none))


class _Ridge:
    """A line of maxima from the widest row on which it was seen to narrower ones."""

    def __init__(self, row, column):
        self.rows, self.columns, self.gap = [row], [column], 0


def _ridges(table, max_distances, gap_thresh):
    if len(max_distances) < table.shape[0]:
        raise ValueError("Max_distances must have at least as many rows as matr")
    is_maximum = _maxima(table)
    rows = np.flatnonzero(is_maximum.any(axis=1))
    if len(rows) == 0:
        return []
    start = int(rows[-1])
    open_lines = [_Ridge(start, column) for column in np.flatnonzero(is_maximum[start]).tolist()]
    closed = []
    for row in range(start - 1, -1, -1):
        for line in open_lines:
            line.gap += 1
        ends = np.array([line.columns[-1] for line in open_lines])
        known = len(open_lines)
        for column in np.flatnonzero(is_maximum[row]).tolist():
            nearest = int(np.argmin(np.abs(column - ends))) if known else -1
            if nearest >= 0 and abs(column - ends[nearest]) <= max_distances[row]:
                line = open_lines[nearest]
                line.rows.append(row)
                line.columns.append(column)
                line.gap = 0
            else:
                open_lines.append(_Ridge(row, column))
        for place in range(len(open_lines) - 1, -1, -1):
            if open_lines[place].gap > gap_thresh:
                closed.append(open_lines.pop(place))
    return closed + open_lines


def find_peaks_cwt(vector, widths, wavelet=None, max_distances=None, gap_thresh=None, min_length=None, min_snr=1, noise_perc=10,
                   window_size=None):
    """Peaks that stand on long ridges of the wavelet's answers and above the noise."""
    vector, widths = np.asarray(vector), np.atleast_1d(np.asarray(widths))
    gap_thresh = np.ceil(widths[0]) if gap_thresh is None else gap_thresh
    max_distances = widths / 4.0 if max_distances is None else max_distances
    table = _transform(vector, _mexican_hat if wavelet is None else wavelet, widths.tolist())
    n = table.shape[1]
    min_length = np.ceil(table.shape[0] / 4) if min_length is None else min_length
    half, odd = divmod(int(np.ceil(n / 20) if window_size is None else window_size), 2)
    narrow = table[0]

    def noise(place):
        return np.percentile(narrow[max(place - half, 0): min(place + half + odd, n)], noise_perc)
    found = []
    for line in _ridges(table, max_distances, gap_thresh):
        if len(line.rows) < min_length:
            continue
        # The narrowest row of the line comes last; where a row was met twice, the first of both counts.
        row = min(line.rows)
        column = line.columns[line.rows.index(row)]
        if abs(table[row, column] / noise(column)) >= min_snr:
            found.append(column)
    return np.array(sorted(found)) if found else np.array([])
