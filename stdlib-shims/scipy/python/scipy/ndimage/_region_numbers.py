"""Numbers about the values of regions: sums, means, extremes and where they are."""

import numpy as np


def _renumbered(labels, index):
    """Labels from zero, and for each asked one its number and whether it is there at all."""
    names, numbers = np.unique(labels, return_inverse=True)
    index = np.asarray(index)
    places = np.searchsorted(names, index)
    places = np.where(places >= names.size, 0, places)
    return numbers.ravel(), names.size, places, names[places] == index


def _one_group(x, labels, index):
    """The values that belong together when only one answer is wanted; None when there are several."""
    if labels is None:
        return x
    if index is None:
        return x[labels > 0]
    return x[labels == index] if np.isscalar(index) else None


def _matched(input, labels):
    x = np.asarray(input)
    if labels is None:
        return x, None
    return np.broadcast_arrays(x, np.asarray(labels))


def _sums(input, labels, index, is_centred=False):
    """How many, their sum, and the sum of squared distances from their mean."""
    x, labels = _matched(input, labels)
    group = _one_group(x, labels, index)
    if group is not None:
        if not is_centred:
            return group.size, group.sum(), None
        rest = group - group.mean()
        return group.size, group.sum(), (rest * rest.conjugate()).sum()
    numbers, n, places, is_there = _renumbered(labels, index)
    counts, sums = np.bincount(numbers, minlength=n), np.bincount(numbers, weights=x.ravel(), minlength=n)
    squares = None
    if is_centred:
        rest = x.ravel() - (sums / counts)[numbers]
        squares = np.where(is_there, np.bincount(numbers, weights=rest * rest.conjugate(), minlength=n)[places], 0)
    return np.where(is_there, counts[places], 0), np.where(is_there, sums[places], 0), squares


def sum_labels(input, labels=None, index=None):
    """The sum of the values of each region."""
    return _sums(input, labels, index)[1]


def sum(input, labels=None, index=None):
    """The sum of the values of each region."""
    return sum_labels(input, labels, index)


def mean(input, labels=None, index=None):
    """The mean of the values of each region."""
    count, total, _ = _sums(input, labels, index)
    return total / np.asanyarray(count).astype(np.float64)


def variance(input, labels=None, index=None):
    """The variance of the values of each region."""
    count, _, squares = _sums(input, labels, index, is_centred=True)
    return squares / np.asanyarray(count).astype(float)


def standard_deviation(input, labels=None, index=None):
    """The standard deviation of the values of each region."""
    return np.sqrt(variance(input, labels, index))


def _extremes(input, labels, index):
    """Least values, where they are, largest values, where they are; places count along the flat array."""
    x, labels = _matched(input, labels)
    positions = np.arange(x.size).reshape(x.shape)
    group = _one_group(x, labels, index)
    if group is not None:
        positions = _one_group(positions, labels, index)
        return group.min(), positions[group == group.min()][0], group.max(), positions[group == group.max()][0]
    numbers, n, places, is_there = _renumbered(labels, index)
    flat = x.ravel()
    order = np.lexsort((flat, numbers))
    ends = np.cumsum(np.bincount(numbers, minlength=n))
    starts = np.concatenate(([0], ends[:-1]))
    least, most = flat[order[starts]], flat[order[ends - 1]]
    largest = most[numbers] == flat
    # Among equals the first least place counts, and the last of the largest.
    firsts = order[starts]
    lasts = np.zeros(n, dtype=int)
    lasts[numbers[largest]] = np.flatnonzero(largest)
    return tuple(np.where(is_there, part[places], part.dtype.type(0)) for part in (least, firsts, most, lasts))


def minimum(input, labels=None, index=None):
    """The least value of each region."""
    return _extremes(input, labels, index)[0]


def maximum(input, labels=None, index=None):
    """The largest value of each region."""
    return _extremes(input, labels, index)[2]


def median(input, labels=None, index=None):
    """The median of the values of each region."""
    x, labels = _matched(input, labels)
    group = _one_group(x, labels, index)
    if group is not None:
        return np.median(group)
    numbers, n, places, is_there = _renumbered(labels, index)
    flat = x.ravel()
    ordered = flat[np.lexsort((flat, numbers))]
    counts = np.bincount(numbers, minlength=n)
    starts = np.cumsum(counts) - counts
    low, high = ordered[starts + (counts - 1) // 2], ordered[starts + counts // 2]
    if flat.dtype.kind in "biu":
        low, high = low.astype(float), high.astype(float)
    middles = (low + high) / 2.0
    # A number that is nowhere is answered with the first value of all.
    first = ordered[:1].astype(middles.dtype)[0] if ordered.size else 0.0
    return np.where(is_there, middles[places], first)


def _as_places(flat, shape):
    """Flat places as tuples of indices."""
    shape = tuple(shape)
    parts = np.unravel_index(flat, shape) if shape else ()
    if np.ndim(flat) == 0:
        return tuple(np.int64(part) for part in parts)
    return [tuple(place) for place in np.stack([part.ravel() for part in parts], axis=-1)]


def minimum_position(input, labels=None, index=None):
    """Where the least value of each region is."""
    return _as_places(_extremes(input, labels, index)[1], np.shape(input))


def maximum_position(input, labels=None, index=None):
    """Where the largest value of each region is."""
    return _as_places(_extremes(input, labels, index)[3], np.shape(input))


def extrema(input, labels=None, index=None):
    """Least and largest values of each region and where they are."""
    least, first, most, last = _extremes(input, labels, index)
    shape = np.shape(input)
    return least, most, _as_places(first, shape), _as_places(last, shape)


def center_of_mass(input, labels=None, index=None):
    """The mean place of each region, weighted by its values."""
    x = np.asarray(input)
    whole = sum_labels(x, labels, index)
    grids = np.ogrid[tuple(slice(0, length) for length in x.shape)]
    parts = [sum_labels(x * grid.astype(float), labels, index) / whole for grid in grids]
    if np.isscalar(parts[0]):
        return tuple(parts)
    return [tuple(place) for place in np.array(parts).T]
