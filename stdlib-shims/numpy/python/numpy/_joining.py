"""Arrays joined, cut and repeated."""

from operator import index

from _numpy import array, asarray, concatenate, empty, ndarray

from ._axes import normalize_axis_index, wrapfunc
from ._shaping import atleast_1d, atleast_2d, atleast_3d, moveaxis


def _several(tup):
    if isinstance(tup, (list, tuple)):
        return [asarray(one) for one in tup]
    if isinstance(tup, ndarray):
        return list(tup)
    if not hasattr(tup, "__getitem__"):
        raise TypeError('arrays to stack must be passed as a "sequence" type such as list or tuple.')
    return [asarray(one) for one in tup]


def stack(arrays, axis=0, out=None, *, dtype=None, casting="same_kind"):
    """Arrays of one shape along a new axis."""
    arrays = _several(arrays)
    if not arrays:
        raise ValueError("need at least one array to stack")
    if any(one.shape != arrays[0].shape for one in arrays):
        raise ValueError("all input arrays must have the same shape")
    axis = normalize_axis_index(axis, arrays[0].ndim + 1)
    place = (slice(None),) * axis + (None,)
    return concatenate([one[place] for one in arrays], axis=axis, out=out, dtype=dtype, casting=casting)


def vstack(tup, *, dtype=None, casting="same_kind"):
    """Arrays one below the other."""
    return concatenate([atleast_2d(one) for one in _several(tup)], axis=0, dtype=dtype, casting=casting)


row_stack = vstack


def hstack(tup, *, dtype=None, casting="same_kind"):
    """Arrays side by side."""
    arrays = [atleast_1d(one) for one in _several(tup)]
    axis = 0 if arrays and arrays[0].ndim == 1 else 1
    return concatenate(arrays, axis=axis, dtype=dtype, casting=casting)


def dstack(tup):
    """Arrays along the third axis."""
    return concatenate([atleast_3d(one) for one in _several(tup)], axis=2)


def column_stack(tup):
    """One-dimensional arrays as the columns of a matrix."""
    columns = [one if one.ndim > 1 else one.reshape(-1, 1) for one in _several(tup)]
    return concatenate(columns, axis=1)


def block(arrays):
    """An array from nested lists of blocks."""

    def depth_of(item):
        if isinstance(item, tuple):
            raise TypeError("arrays is a tuple. Only lists can be used to arrange blocks, and np.block does not allow implicit conversion from tuple to ndarray.")
        if isinstance(item, list):
            if not item:
                raise ValueError("List at arrays cannot be empty")
            depths = {depth_of(one) for one in item}
            if len(depths) > 1:
                raise ValueError("List depths are mismatched.")
            return depths.pop() + 1
        return 0

    def leaves(item):
        if isinstance(item, list):
            for one in item:
                yield from leaves(one)
        else:
            yield asarray(item)

    depth = depth_of(arrays)
    ndim = max([depth] + [leaf.ndim for leaf in leaves(arrays)])

    def build(item, level):
        if isinstance(item, list):
            return concatenate([build(one, level + 1) for one in item], axis=-(depth - level))
        leaf = asarray(item)
        return leaf.reshape((1,) * (ndim - leaf.ndim) + leaf.shape)

    result = build(arrays, 0)
    return result.copy() if depth == 0 else result


def array_split(ary, indices_or_sections, axis=0):
    """Cut into parts, which need not be equal."""
    ary = asarray(ary) if not hasattr(ary, "shape") else ary
    total = ary.shape[axis]
    try:
        count = len(indices_or_sections) + 1
        points = [0] + [index(point) for point in indices_or_sections] + [total]
    except TypeError:
        count = int(indices_or_sections)
        if count <= 0:
            raise ValueError("number sections must be larger than 0.") from None
        each, extra = divmod(total, count)
        points = [0]
        for part in range(count):
            points.append(points[-1] + each + (1 if part < extra else 0))
    if not isinstance(ary, ndarray):
        return [ary[points[part] : points[part + 1]] for part in range(count)]
    before = (slice(None),) * normalize_axis_index(axis, ary.ndim)
    return [ary[before + (slice(points[part], points[part + 1]),)] for part in range(count)]


def split(ary, indices_or_sections, axis=0):
    """Cut into equal parts, or at the given places."""
    try:
        len(indices_or_sections)
    except TypeError:
        total = asarray(ary).shape[axis]
        if total % indices_or_sections:
            raise ValueError("array split does not result in an equal division") from None
    return array_split(ary, indices_or_sections, axis)


def hsplit(ary, indices_or_sections):
    """Cut from left to right."""
    ary = asarray(ary)
    if ary.ndim == 0:
        raise ValueError("hsplit only works on arrays of 1 or more dimensions")
    return split(ary, indices_or_sections, 1 if ary.ndim > 1 else 0)


def vsplit(ary, indices_or_sections):
    """Cut from top to bottom."""
    ary = asarray(ary)
    if ary.ndim < 2:
        raise ValueError("vsplit only works on arrays of 2 or more dimensions")
    return split(ary, indices_or_sections, 0)


def dsplit(ary, indices_or_sections):
    """Cut along the third axis."""
    ary = asarray(ary)
    if ary.ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    return split(ary, indices_or_sections, 2)


def unstack(x, /, *, axis=0):
    """The arrays along an axis as a tuple."""
    x = asarray(x)
    if x.ndim == 0:
        raise ValueError("Input array must be at least 1-d.")
    return tuple(moveaxis(x, axis, 0))


def repeat(a, repeats, axis=None):
    """Each element repeated."""
    return wrapfunc(a, "repeat", repeats, axis=axis)


def tile(A, reps):
    """The whole array repeated."""
    try:
        reps = tuple(reps)
    except TypeError:
        reps = (reps,)
    a = asarray(A)
    if all(times == 1 for times in reps):
        return array(a, copy=True, ndmin=len(reps))
    reps = (1,) * (a.ndim - len(reps)) + reps
    a = a.reshape((1,) * (len(reps) - a.ndim) + a.shape)
    spread = empty([length for pair in zip(reps, a.shape) for length in pair], a.dtype)
    spread[...] = a.reshape([length for one in a.shape for length in (1, one)])
    return spread.reshape([times * length for times, length in zip(reps, a.shape)])


def append(arr, values, axis=None):
    """Values joined to the end of a copy."""
    arr = asarray(arr)
    values = asarray(values)
    if axis is None:
        return concatenate((arr.ravel(), values.ravel()), axis=0)
    return concatenate((arr, values), axis=axis)


def _along(arr, axis):
    arr = asarray(arr)
    if axis is None:
        return arr.ravel(), 0
    return arr, normalize_axis_index(axis, arr.ndim)


def delete(arr, obj, axis=None):
    """A copy without the elements, rows or columns at those places."""
    arr, axis = _along(arr, axis)
    length = arr.shape[axis]
    keep = asarray([True]).repeat(length)
    if isinstance(obj, slice):
        keep[obj] = False
    elif isinstance(obj, (int,)) or (hasattr(obj, "__index__") and not isinstance(obj, ndarray)):
        place = index(obj)
        if not -length <= place < length:
            raise IndexError(f"index {place} is out of bounds for axis {axis} with size {length}")
        keep[place] = False
    else:
        places = asarray(obj)
        if places.size == 0:
            places = places.astype(int)
        if places.dtype.kind == "b" and places.shape != (length,):
            raise ValueError(f"boolean array argument obj to delete must be one dimensional and match the axis length of {length}")
        keep[places] = False
    return arr[(slice(None),) * axis + (keep,)]


def insert(arr, obj, values, axis=None):
    """A copy with values put in before the given places."""
    arr, axis = _along(arr, axis)
    length = arr.shape[axis]
    before = (slice(None),) * axis
    if isinstance(obj, slice):
        places = asarray(range(*obj.indices(length)), dtype=int)
        single = False
    else:
        places = asarray(obj)
        single = places.ndim == 0
        if places.dtype.kind == "b":
            places, single = places.nonzero()[0], False
        places = places.ravel()
        if places.size == 0:
            places = places.astype(int)
    outside = places[(places < -length) | (places > length)]
    if outside.size:
        raise IndexError(f"index {int(outside[0])} is out of bounds for axis {axis} with size {length}")
    places = places + (places < 0) * length
    values = array(values, copy=None, ndmin=arr.ndim, dtype=arr.dtype)
    if single or places.size == 1:
        place = int(places[0])
        if single:
            # one place takes all the values: its axis of `values` counts them
            from ._shaping import moveaxis as move
            values = move(values, 0, axis)
        added = values.shape[axis]
        shape = list(arr.shape)
        shape[axis] = length + added
        result = empty(shape, arr.dtype)
        result[before + (slice(None, place),)] = arr[before + (slice(None, place),)]
        result[before + (slice(place, place + added),)] = values
        result[before + (slice(place + added, None),)] = arr[before + (slice(place, None),)]
        return result
    order = places.argsort(kind="stable")
    final = places.copy()
    final[order] += asarray(range(len(places)), dtype=int)
    shape = list(arr.shape)
    shape[axis] = length + len(places)
    old = asarray([True]).repeat(shape[axis])
    old[final] = False
    result = empty(shape, arr.dtype)
    result[before + (final,)] = values
    result[before + (old,)] = arr
    return result
