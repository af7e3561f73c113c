"""Convolution and correlation, straight or by transforms."""

import math
import warnings

import numpy as np

_MODES = ("valid", "same", "full")


def _swapped(mode, first, second, axes=None):
    """Whether 'valid' needs the larger array first."""
    if mode != "valid" or not first:
        return False
    axes = range(len(first)) if axes is None else axes
    fits = all(first[axis] >= second[axis] for axis in axes)
    if not fits and not all(second[axis] >= first[axis] for axis in axes):
        raise ValueError("For 'valid' mode, one must be at least as large as the other in every dimension")
    return not fits


def _middle(whole, shape):
    starts = [(full - wanted) // 2 for full, wanted in zip(whole.shape, shape)]
    return whole[tuple(slice(start, start + wanted) for start, wanted in zip(starts, shape))]


def _cut(whole, first, second, mode, axes):
    """The part of the full answer that a mode wants."""
    if mode == "full":
        return whole
    if mode == "same":
        return _middle(whole, first).copy()
    if mode == "valid":
        return _middle(whole, [whole.shape[axis] if axis not in axes else first[axis] - second[axis] + 1 for axis in range(whole.ndim)]).copy()
    raise ValueError("acceptable mode flags are 'valid', 'same', or 'full'")


def _common_axes(in1, in2, mode, axes):
    """The axes to work along, and both arrays with the larger one first if need be."""
    if axes is not None:
        axes = [int(axis) for axis in np.atleast_1d(axes)]
        if not axes:
            raise ValueError("when provided, axes cannot be empty")
        if any(not -in1.ndim <= axis < in1.ndim for axis in axes):
            raise ValueError("axes exceeds dimensionality of input")
        axes = [axis % in1.ndim for axis in axes]
        if len(set(axes)) != len(axes):
            raise ValueError("all axes must be unique")
    else:
        axes = list(range(in1.ndim))
    first, second = in1.shape, in2.shape
    axes = [axis for axis in axes if first[axis] != 1 and second[axis] != 1]
    for axis in range(in1.ndim):
        if axis not in axes and first[axis] != second[axis] and 1 not in (first[axis], second[axis]):
            raise ValueError(f"incompatible shapes for in1 and in2: {first} and {second}")
    return (in2, in1, axes) if _swapped(mode, first, second, axes) else (in1, in2, axes)


def fftconvolve(in1, in2, mode="full", axes=None):
    """Convolution by transforms."""
    in1, in2 = np.asarray(in1), np.asarray(in2)
    if in1.ndim == in2.ndim == 0:
        return in1 * in2
    if in1.ndim != in2.ndim:
        raise ValueError("in1 and in2 should have the same dimensionality")
    if in1.size == 0 or in2.size == 0:
        return np.asarray([])
    in1, in2, axes = _common_axes(in1, in2, mode, axes)
    first, second = in1.shape, in2.shape
    shape = [first[axis] + second[axis] - 1 if axis in axes else max(first[axis], second[axis]) for axis in range(in1.ndim)]
    return _cut(_by_transforms(in1, in2, axes, shape), first, second, mode, axes)


def _by_transforms(in1, in2, axes, shape):
    if not axes:
        return in1 * in2
    from scipy.fft import next_fast_len

    is_complex = in1.dtype.kind == "c" or in2.dtype.kind == "c"
    fast = [next_fast_len(shape[axis], not is_complex) for axis in axes]
    forward, back = (np.fft.fftn, np.fft.ifftn) if is_complex else (np.fft.rfftn, np.fft.irfftn)
    whole = back(forward(in1, fast, axes=axes) * forward(in2, fast, axes=axes), fast, axes=axes)
    whole = whole[tuple(slice(length) for length in shape)]
    kind = np.result_type(in1, in2)
    return whole.astype(kind) if kind == np.float32 else whole


def oaconvolve(in1, in2, mode="full", axes=None):
    """Convolution by transforms, for arrays of very different lengths."""
    return fftconvolve(in1, in2, mode, axes)


def _costs(first, second, mode):
    """How many operations transforms and the straight way need."""
    n, k = math.prod(first), math.prod(second)
    if len(first) == 1:
        straight = {
            "full": n * k,
            "valid": (k - n + 1) * n if k >= n else (n - k + 1) * k,
            "same": n * k if n < k else n * k - (k // 2) * ((k + 1) // 2),
        }[mode]
    elif mode == "same":
        straight = n * k
    else:
        out = [a + b - 1 if mode == "full" else abs(a - b) + 1 for a, b in zip(first, second)]
        straight = min(n, k) * math.prod(out)
    whole = math.prod(a + b - 1 for a, b in zip(first, second))
    return 3 * whole * np.log(whole), straight


# What an operation costs, by transforms and straight, and what is saved at the start: measured by scipy's authors.
_PRICES_OF_ROWS = {"valid": (1.89095737e-9, 2.1364985e-10, -1e-3), "full": (1.7649070e-9, 2.1414831e-10, -1e-3),
                   "same": (3.2646654e-9, 2.8478277e-10, -1e-3)}
_PRICES_OF_GRIDS = {"valid": (1.85927e-9, 2.11242e-8, -1e-4), "full": (1.99817e-9, 1.66174e-8, -1e-4), "same": (2.04735e-9, 1.55367e-8, -1e-4)}


def _transforms_are_faster(x, h, mode):
    by_transforms, straight = _costs(x.shape, h.shape, mode)
    prices = (_PRICES_OF_ROWS if x.ndim == 1 else _PRICES_OF_GRIDS)[mode]
    if x.ndim == 1 and mode == "same" and h.size > x.size:
        prices = (3.21635404e-9, 1.1773253e-8, -1e-5)
    return prices[0] * by_transforms < prices[1] * straight + prices[2]


def choose_conv_method(in1, in2, mode="full", measure=False):
    """Which way of convolution is faster."""
    if measure:
        from scipy._refusals import refuse

        refuse("scipy.signal.choose_conv_method(measure=True)")
    x, h = np.asarray(in1), np.asarray(in2)
    if mode not in _MODES:
        raise ValueError(f"Acceptable mode flags are 'valid', 'same', or 'full', not mode={mode}")
    if x.dtype.kind in "ui" or h.dtype.kind in "ui":
        largest = int(np.max(np.abs(x))) * int(np.max(np.abs(h))) * int(min(x.size, h.size))
        if largest > 2**52 - 1:
            return "direct"
    if x.dtype.kind == "b" and h.dtype.kind == "b":
        return "direct"
    if all(part.dtype.kind in "buifc" for part in (x, h)) and _transforms_are_faster(x, h, mode):
        return "fft"
    return "direct"


def full_straight(x, h):
    """The full convolution as a sum of shifted copies."""
    if x.ndim == 1 and x.size and h.size:
        return np.convolve(x, h)
    shape = [a + b - 1 for a, b in zip(x.shape, h.shape)]
    if h.size > x.size:
        x, h = h, x
    out = np.zeros(shape, dtype=np.result_type(x, h))
    for place, weight in zip(np.ndindex(h.shape), h.ravel()):
        out[tuple(slice(start, start + length) for start, length in zip(place, x.shape))] += x * weight
    return out


def convolve(in1, in2, mode="full", method="auto"):
    """Convolution, the faster way."""
    x, h = np.asarray(in1), np.asarray(in2)
    if x.ndim == h.ndim == 0:
        return x * h
    if x.ndim != h.ndim:
        raise ValueError("volume and kernel should have the same dimensionality")
    if _swapped(mode, x.shape, h.shape):
        x, h = h, x
    if method == "auto":
        method = choose_conv_method(x, h, mode=mode)
    if method == "fft":
        out = fftconvolve(x, h, mode=mode)
        kind = np.result_type(x, h)
        if kind.kind in "iu":
            out = np.round(out)
        if out.size and not np.isfinite(out.ravel()[0]):
            warnings.warn("Use of fft convolution on input with NAN or inf results in NAN or inf output. Consider using "
                          "method='direct' instead.", category=RuntimeWarning, stacklevel=2)
        return out.astype(kind)
    if method != "direct":
        raise ValueError("Acceptable method flags are 'auto', 'direct', or 'fft'.")
    if mode not in _MODES:
        raise ValueError("Acceptable mode flags are 'valid', 'same', or 'full'.")
    return _cut(full_straight(x, h), x.shape, h.shape, mode, range(x.ndim))


def correlate(in1, in2, mode="full", method="auto"):
    """Correlation, the faster way."""
    x, h = np.asarray(in1), np.asarray(in2)
    if x.ndim == h.ndim == 0:
        return x * np.conj(h)
    if x.ndim != h.ndim:
        raise ValueError("in1 and in2 should have the same dimensionality")
    if mode not in _MODES:
        raise ValueError("Acceptable mode flags are 'valid', 'same', or 'full'.")
    if method not in ("auto", "direct", "fft"):
        raise ValueError("Acceptable method flags are 'auto', 'direct', or 'fft'.")
    return convolve(x, np.conj(np.flip(h)) if h.dtype.kind == "c" else np.flip(h), mode, method)


def correlation_lags(in1_len, in2_len, mode="full"):
    """By how much the second array is shifted at each place of their correlation."""
    if mode == "full":
        return np.arange(-in2_len + 1, in1_len)
    if mode == "same":
        lags = np.arange(-in2_len + 1, in1_len)
        middle, half = lags.size // 2, in1_len // 2
        return lags[middle - half: middle + half + in1_len % 2]
    if mode == "valid":
        apart = in1_len - in2_len
        return np.arange(apart + 1) if apart >= 0 else np.arange(apart, 1)
    raise ValueError(f"Mode {mode} is invalid")


_BOUNDARIES = {"fill": "constant", "pad": "constant", "wrap": "wrap", "circular": "wrap", "symm": "reflect", "symmetric": "reflect"}


def _grids(in1, in2, mode, boundary, name):
    in1, in2 = np.asarray(in1), np.asarray(in2)
    if not in1.ndim == in2.ndim == 2:
        raise ValueError(f"{name} inputs must both be 2-D arrays")
    swapped = _swapped(mode, in1.shape, in2.shape)
    if mode not in _MODES:
        raise ValueError("Acceptable mode flags are 'valid', 'same', or 'full'.")
    if boundary not in _BOUNDARIES:
        raise ValueError("Acceptable boundary flags are 'fill', 'circular' (or 'wrap'), and 'symmetric' (or 'symm').")
    return (in2, in1, swapped) if swapped else (in1, in2, swapped)


def _straight_grid(x, h, mode, boundary, fillvalue, is_late=False):
    """The convolution of two grids, the first one continued over its edges. 'same' of a kernel of even size begins late or early."""
    from scipy.ndimage._shared import with_border

    shape = x.shape
    x = x.astype(np.result_type(x, h))
    if mode == "valid":
        return _cut(full_straight(x, h), shape, h.shape, mode, (0, 1))
    whole = x
    if _BOUNDARIES[boundary] != "constant" or fillvalue != 0:
        for axis in (0, 1):
            whole = with_border(whole, axis, h.shape[axis] - 1, h.shape[axis] - 1, _BOUNDARIES[boundary], fillvalue)
    whole = full_straight(whole, h)
    edges = [(whole.shape[axis] - (shape[axis] + h.shape[axis] - 1)) // 2 for axis in (0, 1)]
    whole = whole[edges[0]: whole.shape[0] - edges[0], edges[1]: whole.shape[1] - edges[1]]
    if mode == "full":
        return whole
    starts = [size // 2 if is_late else (size - 1) // 2 for size in h.shape]
    return whole[starts[0]: starts[0] + shape[0], starts[1]: starts[1] + shape[1]].copy()


def convolve2d(in1, in2, mode="full", boundary="fill", fillvalue=0):
    """Convolution of two grids."""
    x, h, _ = _grids(in1, in2, mode, boundary, "convolve2d")
    return _straight_grid(x, h, mode, boundary, fillvalue)


def correlate2d(in1, in2, mode="full", boundary="fill", fillvalue=0):
    """Correlation of two grids."""
    x, h, swapped = _grids(in1, in2, mode, boundary, "correlate2d")
    out = _straight_grid(x, np.flip(h.conj()), mode, boundary, fillvalue, is_late=True)
    return out[::-1, ::-1] if swapped else out


def deconvolve(signal, divisor):
    """Quotient and rest of two polynomials."""
    from scipy.signal._filtering import lfilter

    top, bottom = np.atleast_1d(signal), np.atleast_1d(divisor)
    for name, values in (("signal", top), ("divisor", bottom)):
        if values.ndim != 1 or values.size == 0:
            raise ValueError(f"Parameter {name} must be non-empty 1d array, but its shape is {values.shape}!")
    if len(bottom) > len(top):
        return [], top
    pulse = np.zeros(len(top) - len(bottom) + 1)
    pulse[0] = 1
    quotient = lfilter(top, bottom, pulse)
    return quotient, top - convolve(bottom, quotient, mode="full")
