"""Distinct values and operations on sets of values."""

from math import prod

import _numpy
from _numpy import AxisError, asarray, concatenate


def _unique_rows(rows):
    """Distinct rows of a matrix in order, as places: (first, inverse, counts)."""
    count, width = rows.shape
    order = _numpy.lexsort([rows[:, column] for column in range(width - 1, -1, -1)]) if width else _numpy.arange(count)
    ordered = rows[order]
    new = _numpy.ones(count, bool)
    if count > 1:
        new[1:] = (ordered[1:] != ordered[:-1]).any(axis=1) if width else False
    starts = new.nonzero()[0]
    inverse = _numpy.empty(count, int)
    inverse[order] = new.cumsum() - 1
    counts = concatenate([starts[1:], [count]]) - starts if count else starts
    return order[starts], inverse, counts


def _nan_apart(flat):
    """Distinct values when no NaN equals another: each comes at the end by itself."""
    missing = _numpy.isnan(flat)
    places, kept = missing.nonzero()[0], (~missing).nonzero()[0]
    values, first, inner, counts = _numpy.unique_parts(flat[kept])
    inverse = _numpy.empty(len(flat), int)
    inverse[kept] = inner
    inverse[places] = _numpy.arange(len(values), len(values) + len(places))
    ones = _numpy.ones(len(places), int)
    return concatenate([values, flat[places]]), concatenate([kept[first], places]), inverse, concatenate([counts, ones])


def _values_and_counts(flat):
    """Distinct values and how often each occurs, by one sort; NaN counts as one value."""
    ordered = flat.copy()
    ordered.sort()
    total = len(ordered)
    if ordered.dtype.kind == "f" and ordered[-1] != ordered[-1]:
        total = int(ordered.searchsorted(ordered[-1])) + 1
    new = _numpy.ones(total, bool)
    new[1:] = ordered[1:total] != ordered[: total - 1]
    starts = new.nonzero()[0]
    return ordered[starts], concatenate([starts[1:], [len(ordered)]]) - starts


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True, sorted=True):
    """The sorted distinct values, with their places and counts if asked."""
    ar = asarray(ar)
    if axis is None:
        flat = ar.ravel()
        if equal_nan and not return_index and not return_inverse and flat.size and flat.dtype.kind in "biufUS":
            values, counts = _values_and_counts(flat)
            return (values, counts) if return_counts else values
        if not equal_nan and flat.dtype.kind in "fc" and _numpy.isnan(flat).any():
            values, first, inverse, counts = _nan_apart(flat)
        else:
            values, first, inverse, counts = _numpy.unique_parts(flat)
        inverse = inverse.reshape(ar.shape)
    else:
        from ._shaping import moveaxis
        if not -ar.ndim <= axis < ar.ndim:
            raise AxisError(f"axis {axis} is out of bounds for array of dimension {ar.ndim}")
        moved = moveaxis(ar, axis, 0)
        first, inverse, counts = _unique_rows(moved.reshape(moved.shape[0], prod(moved.shape[1:])))
        values = moveaxis(moved[first], 0, axis)
    if not (return_index or return_inverse or return_counts):
        return values
    results = (values,)
    if return_index:
        results += (first,)
    if return_inverse:
        results += (inverse,)
    if return_counts:
        results += (counts,)
    return results


def unique_all(x):
    """Distinct values with places, inverse and counts."""
    from ._unique_results import UniqueAllResult
    return UniqueAllResult(*unique(x, True, True, True, equal_nan=False))


def unique_counts(x):
    """Distinct values and how often each occurs."""
    from ._unique_results import UniqueCountsResult
    return UniqueCountsResult(*unique(x, return_counts=True, equal_nan=False))


def unique_inverse(x):
    """Distinct values and the places that build the input again."""
    from ._unique_results import UniqueInverseResult
    return UniqueInverseResult(*unique(x, return_inverse=True, equal_nan=False))


def unique_values(x):
    """Distinct values."""
    return unique(x, equal_nan=False)


def union1d(ar1, ar2):
    """The sorted values that are in one array or the other."""
    return unique(concatenate((asarray(ar1).ravel(), asarray(ar2).ravel())))


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    """The sorted values that are in both arrays."""
    ar1 = asarray(ar1).ravel()
    ar2 = asarray(ar2).ravel()
    if assume_unique:
        first1, first2 = _numpy.arange(len(ar1)), _numpy.arange(len(ar2))
    else:
        ar1, first1 = unique(ar1, return_index=True)
        ar2, first2 = unique(ar2, return_index=True)
    joined = concatenate((ar1, ar2))
    order = joined.argsort(kind="stable")
    ordered = joined[order]
    twice = ordered[1:] == ordered[:-1]
    common = ordered[:-1][twice]
    if not return_indices:
        return common
    return common, first1[order[:-1][twice]], first2[order[1:][twice] - len(ar1)]


def setdiff1d(ar1, ar2, assume_unique=False):
    """The values of the first array that are not in the second."""
    ar1 = asarray(ar1).ravel() if assume_unique else unique(ar1)
    return ar1[isin(ar1, asarray(ar2), invert=True)]


def setxor1d(ar1, ar2, assume_unique=False):
    """The sorted values that are in exactly one of the arrays."""
    if not assume_unique:
        ar1, ar2 = unique(ar1), unique(ar2)
    joined = concatenate((asarray(ar1).ravel(), asarray(ar2).ravel()))
    if joined.size == 0:
        return joined
    joined.sort()
    edges = concatenate(([True], joined[1:] != joined[:-1], [True]))
    return joined[edges[1:] & edges[:-1]]


def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    """For each element, whether it is among the test elements."""
    if kind not in (None, "sort", "table"):
        raise ValueError(f"Invalid kind: '{kind}'. Please use None, 'sort' or 'table'.")
    element = asarray(element)
    if isinstance(test_elements, (set, frozenset)):
        # numpy makes one object of a set, which equals no element
        found = _numpy.zeros(element.shape, bool)
    else:
        tests = asarray(test_elements)
        if kind == "table" and not (element.dtype.kind in "biu" and tests.dtype.kind in "biu"):
            raise ValueError("The 'table' method is only supported for boolean or integer arrays. Please select 'sort' or None for kind.")
        if {element.dtype.kind, tests.dtype.kind} == {"U", "S"}:
            found = _numpy.zeros(element.shape, bool)
        else:
            found = _numpy.isin(element.ravel(), tests.ravel()).reshape(element.shape)
    return ~found if invert else found


def ediff1d(ary, to_end=None, to_begin=None):
    """Differences of neighbours in the flattened array, with values before and after if given."""
    flat = asarray(ary).ravel()
    parts = [flat[1:] - flat[:-1]]
    if to_begin is not None:
        parts.insert(0, asarray(to_begin, dtype=flat.dtype).ravel())
    if to_end is not None:
        parts.append(asarray(to_end, dtype=flat.dtype).ravel())
    return parts[0] if len(parts) == 1 else concatenate(parts)
