"""The older Fourier transforms: real ones pack real and imaginary parts one after another."""

import _rooms
import numpy as np

from scipy.fft import _real, _transforms
from scipy.fft._lengths import next_fast_len as _next_fast_len
from scipy.fft._transforms import fftshift, ifftshift

__all__ = [
    "fft", "ifft", "fftn", "ifftn", "rfft", "irfft", "fft2", "ifft2", "fftfreq", "rfftfreq", "fftshift", "ifftshift", "next_fast_len",
    "dct", "idct", "dst", "idst", "dctn", "idctn", "dstn", "idstn", "diff", "hilbert", "ihilbert", "shift",
]
__getattr__ = _rooms.doors(__name__)


def fft(x, n=None, axis=-1, overwrite_x=False):
    """The transform of complex or real values."""
    return _transforms.fft(x, n, axis)


def ifft(x, n=None, axis=-1, overwrite_x=False):
    """The inverse of `fft`."""
    return _transforms.ifft(x, n, axis)


def fftn(x, shape=None, axes=None, overwrite_x=False):
    """`fft` over several axes."""
    return _transforms.fftn(x, shape, axes)


def ifftn(x, shape=None, axes=None, overwrite_x=False):
    """`ifft` over several axes."""
    return _transforms.ifftn(x, shape, axes)


def fft2(x, shape=None, axes=(-2, -1), overwrite_x=False):
    """`fft` over two axes."""
    return _transforms.fftn(x, shape, axes)


def ifft2(x, shape=None, axes=(-2, -1), overwrite_x=False):
    """`ifft` over two axes."""
    return _transforms.ifftn(x, shape, axes)


def rfft(x, n=None, axis=-1, overwrite_x=False):
    """The transform of real values, packed: y[0], Re y[1], Im y[1], ..."""
    x = np.asarray(x)
    if x.dtype.kind == "c":
        raise TypeError("1st argument must be real sequence")
    n = x.shape[axis] if n is None else n
    half = np.moveaxis(_transforms.rfft(x, n, axis), axis, -1)
    packed = np.empty(half.shape[:-1] + (n,), dtype=half.real.dtype)
    packed[..., 0] = half[..., 0].real
    packed[..., 1::2] = half[..., 1:].real
    packed[..., 2::2] = half[..., 1 : (n + 1) // 2].imag
    return np.moveaxis(packed, -1, axis)


def irfft(x, n=None, axis=-1, overwrite_x=False):
    """The inverse of `rfft`."""
    x = np.asarray(x)
    if x.dtype.kind == "c":
        raise TypeError("1st argument must be real sequence")
    rows = _real._fitted(np.moveaxis(_real._as_real(x), axis, -1), n)
    n = rows.shape[-1]
    half = np.zeros(rows.shape[:-1] + (n // 2 + 1,), dtype=complex)
    half.real[..., 0] = rows[..., 0]
    half.real[..., 1:] = rows[..., 1::2]
    half.imag[..., 1 : (n + 1) // 2] = rows[..., 2::2]
    return np.moveaxis(np.fft.irfft(half, n), -1, axis)


def fftfreq(n, d=1.0, device=None):
    """The frequencies of the results of `fft`."""
    return np.fft.fftfreq(n, d)


def rfftfreq(n, d=1.0):
    """The frequencies of the results of `rfft`, each twice but the first."""
    n = int(n) if int(n) == n else n
    if not isinstance(n, int) or n < 0:
        raise ValueError(f"n = {n} is not valid. n must be a nonnegative integer.")
    return (np.arange(1, n + 1, dtype=int) // 2) / float(n * d)


def next_fast_len(target):
    """The shortest product of 2, 3 and 5 that is long enough."""
    return _next_fast_len(target, True)


def dct(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False):
    """The cosine transform."""
    return _real.dct(x, type, n, axis, norm)


def idct(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False):
    """The cosine transform back, without its scale."""
    return _real.dct(x, {2: 3, 3: 2}.get(type, type), n, axis, norm)


def dst(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False):
    """The sine transform."""
    return _real.dst(x, type, n, axis, norm)


def idst(x, type=2, n=None, axis=-1, norm=None, overwrite_x=False):
    """The sine transform back, without its scale."""
    return _real.dst(x, {2: 3, 3: 2}.get(type, type), n, axis, norm)


def dctn(x, type=2, shape=None, axes=None, norm=None, overwrite_x=False):
    """`dct` over several axes."""
    return _real.dctn(x, type, shape, axes, norm)


def idctn(x, type=2, shape=None, axes=None, norm=None, overwrite_x=False):
    """`idct` over several axes."""
    return _real.dctn(x, {2: 3, 3: 2}.get(type, type), shape, axes, norm)


def dstn(x, type=2, shape=None, axes=None, norm=None, overwrite_x=False):
    """`dst` over several axes."""
    return _real.dstn(x, type, shape, axes, norm)


def idstn(x, type=2, shape=None, axes=None, norm=None, overwrite_x=False):
    """`idst` over several axes."""
    return _real.dstn(x, {2: 3, 3: 2}.get(type, type), shape, axes, norm)


def _filtered(x, factor):
    """The values of a periodic sequence after its frequencies were multiplied."""
    x = np.asarray(x)
    answer = np.fft.ifft(np.fft.fft(x) * factor)
    return answer if x.dtype.kind == "c" else answer.real


def diff(x, order=1, period=None):
    """The derivative of a periodic sequence."""
    x = np.asarray(x)
    if order == 0:
        return x
    n = len(x)
    waves = np.fft.fftfreq(n, 1.0 / n) * (1.0 if period is None else 2 * np.pi / period)
    factor = np.zeros(n, dtype=complex)
    factor[1:] = (1j * waves[1:]) ** order
    if n % 2 == 0 and order % 2:
        factor[n // 2] = 0
    return _filtered(x, factor)


def hilbert(x):
    """The Hilbert transform of a periodic sequence."""
    n = len(x)
    sign = np.sign(np.fft.fftfreq(n))
    if n % 2 == 0:
        sign[n // 2] = 0
    return _filtered(x, 1j * sign)


def ihilbert(x):
    """The inverse of `hilbert`."""
    return -hilbert(x)


def shift(x, a, period=None):
    """A periodic sequence moved by a."""
    n = len(np.asarray(x))
    waves = np.fft.fftfreq(n, 1.0 / n) * (a if period is None else 2 * np.pi * a / period)
    factor = np.exp(1j * waves)
    if n % 2 == 0:
        factor[n // 2] = np.cos(waves[n // 2])
    return _filtered(x, factor)
