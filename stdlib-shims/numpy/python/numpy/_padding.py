"""`pad`: a border around an array, by value or by what stands at the edge."""

from operator import index

from _numpy import arange, asarray, empty, rint, where


def _pairs(value, ndim, whole=False):
    if isinstance(value, dict):
        filled = [(0, 0)] * ndim
        for axis, width in value.items():
            filled[axis] = (width, width) if isinstance(width, int) else tuple(width)
        value = filled
    given = asarray(value)
    if whole and given.dtype.kind not in "iu":
        raise TypeError("`pad_width` must be of integral type.")
    if whole and (given < 0).any():
        raise ValueError("index can't contain negative values")
    if given.size == 1:
        one = given.ravel()[0]
        return [(one, one)] * ndim
    if given.shape == (2, 1) and ndim == 2:
        return [(row[0], row[0]) for row in given.tolist()]
    from ._broadcasting import broadcast_to
    return [tuple(row) for row in broadcast_to(given, (ndim, 2))]


def _mirrored(mode, length, before, after):
    places = arange(-before, length + after)
    if mode == "edge":
        return places.clip(0, length - 1)
    if mode == "wrap":
        return places % length
    if mode == "symmetric":
        turned = places % (2 * length)
        return where(turned < length, turned, 2 * length - 1 - turned)
    if length == 1:
        return places * 0
    period = 2 * (length - 1)
    turned = places % period
    return where(turned < length, turned, period - turned)


def _statistic(mode, part, axis, kind):
    from ._quantiles import median
    if mode == "maximum":
        return part.max(axis=axis, keepdims=True)
    if mode == "minimum":
        return part.min(axis=axis, keepdims=True)
    found = part.mean(axis=axis, keepdims=True) if mode == "mean" else median(part, axis=axis, keepdims=True)
    return rint(found) if kind.kind in "iu" else found


_OPTIONS = {
    "empty": (), "edge": (), "wrap": (), "constant": ("constant_values",), "linear_ramp": ("end_values",),
    "maximum": ("stat_length",), "mean": ("stat_length",), "median": ("stat_length",), "minimum": ("stat_length",),
    "reflect": ("reflect_type",), "symmetric": ("reflect_type",),
}


def pad(array, pad_width, mode="constant", **kwargs):
    """A larger copy with a border around the values."""
    array = asarray(array)
    widths = [(index(before), index(after)) for before, after in _pairs(pad_width, array.ndim, whole=True)]
    if callable(mode):
        raise NotImplementedError("pad(mode=function)")
    if mode not in _OPTIONS:
        raise ValueError(f"mode '{mode}' is not supported")
    wrong = set(kwargs) - set(_OPTIONS[mode])
    if wrong:
        raise ValueError(f"unsupported keyword arguments for mode '{mode}': {wrong}")
    if mode in ("edge", "wrap", "symmetric", "reflect"):
        if kwargs.get("reflect_type", "even") != "even":
            raise NotImplementedError(f"pad(reflect_type={kwargs['reflect_type']!r})")
        for axis, (before, after) in enumerate(widths):
            if before or after:
                if array.shape[axis] == 0:
                    raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'")
                array = array.take(_mirrored(mode, array.shape[axis], before, after), axis=axis)
        return array.copy() if not any(map(any, widths)) else array
    if mode not in ("constant", "empty"):
        for axis, width in enumerate(widths):
            if any(width) and array.shape[axis] == 0:
                raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'")
    result = empty([before + length + after for (before, after), length in zip(widths, array.shape)], array.dtype)
    centre = tuple(slice(before, before + length) for (before, after), length in zip(widths, array.shape))
    result[centre] = array
    if mode == "constant":
        fills = _pairs(kwargs.get("constant_values", 0), array.ndim)
    elif mode == "linear_ramp":
        fills = _pairs(kwargs.get("end_values", 0), array.ndim)
    else:
        lengths = kwargs.get("stat_length")
        fills = [(None, None)] * array.ndim if lengths is None else _pairs(lengths, array.ndim, whole=True)
    if mode == "empty":
        return result
    for axis, (before, after) in enumerate(widths):
        # earlier axes are full already, later ones only have their centre
        region = (slice(None),) * axis
        later = centre[axis + 1 :]
        stop = before + array.shape[axis]
        sides = ((slice(0, before), before, fills[axis][0], True), (slice(stop, stop + after), after, fills[axis][1], False))
        made = []
        for place, width, fill, left in sides:
            if not width:
                continue
            if mode == "constant":
                made.append((place, fill))
            elif mode == "linear_ramp":
                from ._creation import linspace
                at = before if left else stop - 1
                edge = result[region + (slice(at, at + 1),) + later]
                ramp = linspace(asarray(fill), edge[(slice(None),) * axis + (0,)], width, endpoint=False, dtype=array.dtype, axis=axis)
                made.append((place, ramp if left else ramp[(slice(None),) * axis + (slice(None, None, -1),)]))
            else:
                count = stop - before if fill is None else min(int(fill), stop - before)
                part = slice(before, before + count) if left else slice(stop - count, stop)
                made.append((place, _statistic(mode, result[region + (part,) + later], axis, array.dtype)))
        for place, values in made:
            result[region + (place,) + later] = values
    return result
