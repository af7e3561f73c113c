"""Discrete Fourier transforms."""

import _numpy_linalg as native
from _numpy import arange, asarray, concatenate, zeros

from .._axes import normalize_axis_index
from .._shaping import moveaxis, roll

__all__ = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fft2", "ifft2", "fftn", "ifftn", "rfft2", "irfft2", "rfftn", "irfftn", "fftfreq", "rfftfreq", "fftshift", "ifftshift"]


def _fitted(a, n, axis, kind):
    """The array with the transformed axis last, cut or filled with zeros to length n."""
    a = asarray(a)
    axis = normalize_axis_index(axis, a.ndim)
    a = moveaxis(a, axis, -1)
    n = a.shape[-1] if n is None else n
    if n < 1:
        raise ValueError(f"Invalid number of FFT data points ({n}) specified.")
    if n < a.shape[-1]:
        a = a[..., :n]
    elif n > a.shape[-1]:
        a = concatenate([a, zeros(a.shape[:-1] + (n - a.shape[-1],), a.dtype)], axis=-1)
    a = a.astype(kind, copy=False)
    return (a if a.flags.c_contiguous else a.copy("C")), n, axis


def _factor(norm, n, inverse):
    if norm not in (None, "backward", "ortho", "forward"):
        raise ValueError(f'Invalid norm value {norm}; should be "backward", "ortho" or "forward".')
    if norm == "ortho":
        return n**-0.5
    scaled = norm == "forward" if not inverse else norm != "forward"
    return 1 / n if scaled else None


def _scaled(result, factor, axis, out):
    if factor is not None:
        result = result * factor
    result = moveaxis(result, -1, axis)
    if out is not None:
        out[...] = result
        return out
    return result


def fft(a, n=None, axis=-1, norm=None, out=None):
    """The transform of complex or real values."""
    a, n, axis = _fitted(a, n, axis, complex)
    return _scaled(native.fft(a), _factor(norm, n, False), axis, out)


def ifft(a, n=None, axis=-1, norm=None, out=None):
    """The inverse of `fft`."""
    a, n, axis = _fitted(a, n, axis, complex)
    return _scaled(native.ifft(a), _factor(norm, n, True), axis, out)


def rfft(a, n=None, axis=-1, norm=None, out=None):
    """The transform of real values: only the frequencies that are not negative."""
    if asarray(a).dtype.kind == "c":
        raise TypeError("ufunc 'rfft_n_even' did not contain a loop with signature matching types")
    a, n, axis = _fitted(a, n, axis, float)
    return _scaled(native.rfft(a), _factor(norm, n, False), axis, out)


def irfft(a, n=None, axis=-1, norm=None, out=None):
    """The inverse of `rfft`."""
    a = asarray(a)
    if n is None:
        n = (a.shape[axis] - 1) * 2
    if n < 1:
        raise ValueError(f"Invalid number of FFT data points ({n}) specified.")
    a, _, axis = _fitted(a, n // 2 + 1, axis, complex)
    return _scaled(native.irfft(a, n), _factor(norm, n, True), axis, out)


def hfft(a, n=None, axis=-1, norm=None, out=None):
    """The transform of a signal with Hermitian symmetry."""
    a = asarray(a)
    n = (a.shape[axis] - 1) * 2 if n is None else n
    swapped = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}[norm]
    return irfft(a.conj(), n, axis, norm=swapped, out=out)


def ihfft(a, n=None, axis=-1, norm=None, out=None):
    """The inverse of `hfft`."""
    swapped = {None: "forward", "backward": "forward", "forward": "backward", "ortho": "ortho"}[norm]
    return rfft(a, n, axis, norm=swapped, out=out).conj()


def _over_axes(transform, a, s, axes, norm):
    a = asarray(a)
    if axes is None:
        axes = list(range(-len(s), 0)) if s is not None else list(range(a.ndim))
    s = [None] * len(axes) if s is None else s
    for axis, n in list(zip(axes, s))[::-1]:
        a = transform(a, n, axis, norm)
    return a


def fftn(a, s=None, axes=None, norm=None, out=None):
    """The transform over several axes."""
    return _over_axes(fft, a, s, axes, norm)


def ifftn(a, s=None, axes=None, norm=None, out=None):
    """The inverse of `fftn`."""
    return _over_axes(ifft, a, s, axes, norm)


def fft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    """The transform over two axes."""
    return _over_axes(fft, a, s, axes, norm)


def ifft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    """The inverse of `fft2`."""
    return _over_axes(ifft, a, s, axes, norm)


def rfftn(a, s=None, axes=None, norm=None, out=None):
    """The transform of real values over several axes."""
    a = asarray(a)
    axes = list(range(a.ndim)) if axes is None else list(axes)
    s = [None] * len(axes) if s is None else list(s)
    return _over_axes(fft, rfft(a, s[-1], axes[-1], norm), s[:-1], axes[:-1], norm)


def rfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    """The transform of real values over two axes."""
    return rfftn(a, s, axes, norm)


def irfftn(a, s=None, axes=None, norm=None, out=None):
    """The inverse of `rfftn`."""
    a = asarray(a)
    axes = list(range(a.ndim)) if axes is None else list(axes)
    s = [None] * len(axes) if s is None else list(s)
    for axis, n in zip(axes[:-1], s[:-1]):
        a = ifft(a, n, axis, norm)
    return irfft(a, s[-1], axes[-1], norm)


def irfft2(a, s=None, axes=(-2, -1), norm=None, out=None):
    """The inverse of `rfft2`."""
    return irfftn(a, s, axes, norm)


def fftfreq(n, d=1.0, device=None):
    """The frequencies of the results of `fft`."""
    if not isinstance(n, int) and not hasattr(n, "__index__"):
        raise ValueError("n should be an integer")
    half = (n - 1) // 2 + 1
    return concatenate([arange(0, half), arange(-(n // 2), 0)]) * (1.0 / (n * d))


def rfftfreq(n, d=1.0, device=None):
    """The frequencies of the results of `rfft`."""
    if not isinstance(n, int) and not hasattr(n, "__index__"):
        raise ValueError("n should be an integer")
    return arange(0, n // 2 + 1) * (1.0 / (n * d))


def _shifted(x, axes, amount):
    x = asarray(x)
    axes = tuple(range(x.ndim)) if axes is None else (axes,) if isinstance(axes, int) else tuple(axes)
    return roll(x, tuple(amount(x.shape[axis]) for axis in axes), axes)


def fftshift(x, axes=None):
    """The zero frequency moved to the middle."""
    return _shifted(x, axes, lambda length: length // 2)


def ifftshift(x, axes=None):
    """The inverse of `fftshift`."""
    return _shifted(x, axes, lambda length: -(length // 2))
