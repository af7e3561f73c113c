"""Fourier transforms with scipy's names: numpy's transforms, with `workers` and `overwrite_x` that change nothing but speed."""

import operator

import numpy as np
from numpy import fft as base


def _checked(x, workers, plan, real=False):
    """The array, its numbers made floats, and the arguments that do not change the answer checked."""
    if plan is not None:
        raise NotImplementedError("Passing a precomputed plan is not yet supported by scipy.fft functions")
    if workers is not None:
        workers = operator.index(workers)
        if workers == 0:
            raise ValueError("workers must not be zero")
    x = np.asarray(x)
    if x.dtype.kind not in "biufc":
        raise TypeError(f"cannot transform values of type {x.dtype}")
    if real and x.dtype.kind == "c":
        raise TypeError("x must be a real sequence")
    return x


def _narrow(x, answer):
    """Single precision stays single."""
    if x.dtype in (np.float32, np.float16):
        return answer.astype(np.complex64 if answer.dtype.kind == "c" else np.float32)
    if x.dtype == np.complex64:
        return answer.astype(np.complex64 if answer.dtype.kind == "c" else np.float32)
    return answer


def _length(n, x, axis):
    if not -x.ndim <= axis < x.ndim:
        if n is None:
            raise IndexError("tuple index out of range")
        raise ValueError("axes exceeds dimensionality of input")
    if n is not None:
        n = operator.index(n)
        if n < 1:
            raise ValueError(f"invalid number of data points ({n}) specified")
    elif x.shape[axis] < 1:
        raise ValueError(f"invalid number of data points ({x.shape[axis]}) specified")
    return n


def _norm(norm):
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(f'Invalid norm value {norm!r}, should be "backward", "ortho" or "forward"')
    return norm


def _mirrored(x, answer, axes, sizes, zero):
    """Real values make transforms that are real where a frequency is its own mirror: exactly, and with the original's sign of zero."""
    if x.dtype.kind == "c":
        return answer
    places = [np.arange(n) for n in answer.shape]
    for axis, n in zip(axes, sizes):
        places[axis] = np.array([0, n // 2] if n % 2 == 0 and n // 2 < answer.shape[axis] else [0])
    answer.imag[np.ix_(*places)] = zero
    return answer


def _one(name, real=False):
    work = getattr(base, name)

    def transform(x, n=None, axis=-1, norm=None, overwrite_x=False, workers=None, *, plan=None):
        x = _checked(x, workers, plan, real)
        if name in ("irfft", "hfft") and n is None:
            n = 2 * (x.shape[axis] - 1)
            if n < 1:
                raise ValueError(f"Invalid number of data points ({n}) specified")
        n = _length(n, x, axis)
        answer = work(x, n, axis, _norm(norm))
        if name in ("fft", "ifft", "ihfft"):
            _mirrored(x, answer, [axis], [x.shape[axis] if n is None else n], 0.0 if name == "ihfft" else -0.0)
        return _narrow(x, answer)

    transform.__name__ = transform.__qualname__ = name
    return transform


fft, ifft, rfft, irfft, hfft, ihfft = _one("fft"), _one("ifft"), _one("rfft", True), _one("irfft"), _one("hfft"), _one("ihfft", True)
fft.__doc__, ifft.__doc__ = "The transform of complex or real values.", "The inverse of `fft`."
rfft.__doc__, irfft.__doc__ = "The transform of real values: only the frequencies that are not negative.", "The inverse of `rfft`."
hfft.__doc__, ihfft.__doc__ = "The transform of a signal with Hermitian symmetry.", "The inverse of `hfft`."


def shape_and_axes(x, s, axes):
    """Lengths and axes of a transform over several axes."""
    if axes is not None:
        axes = [operator.index(axis) for axis in np.atleast_1d(axes).tolist()]
        if any(not -x.ndim <= axis < x.ndim for axis in axes):
            raise ValueError("axes exceeds dimensionality of input")
        if len({axis % x.ndim for axis in axes}) != len(axes):
            raise ValueError("all axes must be unique")
    if s is not None:
        s = [operator.index(n) for n in np.atleast_1d(s).tolist()]
        if axes is not None and len(axes) != len(s):
            raise ValueError("when given, axes and shape arguments have to be of the same length")
        if axes is None:
            if len(s) > x.ndim:
                raise ValueError("shape requires more axes than are present")
            axes = list(range(x.ndim - len(s), x.ndim))
        s = [x.shape[axis] if n == -1 else n for n, axis in zip(s, axes)]
    else:
        axes = list(range(x.ndim)) if axes is None else axes
        s = [x.shape[axis] for axis in axes]
    if any(n < 1 for n in s):
        raise ValueError(f"invalid number of data points ({s}) specified")
    return s, axes


def _many(name, inverse_real=False, real=False, default=None):
    work = getattr(base, name.replace("2", "n").replace("ihfftn", "rfftn").replace("hfftn", "irfftn"))
    conjugate_before, conjugate_after = name.startswith("hfft"), name.startswith("ihfft")
    swap = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"} if "hfft" in name else None

    def transform(x, s=None, axes=default, norm=None, overwrite_x=False, workers=None, *, plan=None):
        x = _checked(x, workers, plan, real)
        given = s
        s, axes = shape_and_axes(x, s, axes)
        if not axes and (real or inverse_real):
            raise ValueError("at least 1 axis must be transformed")
        if inverse_real and given is None:
            s = [*s[:-1], 2 * (s[-1] - 1)]
            if s[-1] < 1:
                raise ValueError(f"Invalid number of data points ({s[-1]}) specified")
        norm = _norm(norm)
        answer = work(x.conj() if conjugate_before else x, s, axes, swap[norm] if swap else norm)
        answer = answer.conj() if conjugate_after else answer
        if answer.dtype.kind == "c" and name not in ("rfftn", "rfft2") and axes:
            _mirrored(x, answer, axes, s, 0.0 if conjugate_after else -0.0)
        return _narrow(x, answer)

    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = f"`{name.rstrip('n2')}` over several axes."
    return transform


fftn, ifftn, rfftn, irfftn, hfftn, ihfftn = _many("fftn"), _many("ifftn"), _many("rfftn", real=True), _many("irfftn",
True), _many("hfftn", True), _many(
    "ihfftn", real=True
)
fft2, ifft2, rfft2, irfft2 = _many("fft2", default=(-2, -1)), _many("ifft2", default=(-2, -1)), _many("rfft2", real=True,
default=(-2, -1)), _many(
    "irfft2", True, default=(-2, -1)
)
hfft2, ihfft2 = _many("hfft2", True, default=(-2, -1)), _many("ihfft2", real=True, default=(-2, -1))


def fftfreq(n, d=1.0, *, xp=None, device=None):
    """The frequencies of the results of `fft`."""
    return base.fftfreq(n, d)


def rfftfreq(n, d=1.0, *, xp=None, device=None):
    """The frequencies of the results of `rfft`."""
    return base.rfftfreq(n, d)


fftshift, ifftshift = base.fftshift, base.ifftshift


def get_workers():
    """How many threads a transform may use."""
    return 1


class set_workers:
    """A context in which transforms may use more threads; answers stay the same."""

    def __init__(self, workers):
        self.workers = operator.index(workers)
        if self.workers == 0:
            raise ValueError("workers must not be zero")

    def __enter__(self):
        return self

    def __exit__(self, *how):
        return None
