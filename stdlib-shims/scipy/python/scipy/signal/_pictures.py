"""Filters of two dimensions, of the ear, and splines of many convolutions."""

import math
import operator

import numpy as np

from scipy._refusals import refuse_others
from scipy.signal._finite import firwin
from scipy.signal._rates import checked_rate


def firwin_2d(hsize, window, *, fc=None, fs=2, circular=False, pass_zero=True, scale=True):
    """A finite filter of two dimensions, as a product or turned around its middle."""
    if len(hsize) != 2:
        raise ValueError("hsize must be a 2-element tuple or list")
    if circular:
        if fc is None:
            raise ValueError("Cutoff frequency `fc` must be provided when `circular` is True")
        n = max(hsize[0], hsize[1]) * 8
        profile = firwin(n, cutoff=fc, window=window, fs=fs)
        across, along = np.meshgrid(np.linspace(-1, 1, hsize[0]), np.linspace(-1, 1, hsize[1]))
        return np.interp(np.sqrt(across**2 + along**2), np.linspace(0, 1, n), profile)
    if len(window) != 2:
        raise ValueError("window must be a 2-element tuple or list")
    return np.outer(*(firwin(size, cutoff=fc, window=one, fs=fs) for size, one in zip(hsize, window)))


def _bandwidth(freq):
    """How wide a band the ear hears as one, in Hz."""
    return freq / 9.26449 + 24.7


def gammatone(freq, ftype, order=None, numtaps=None, fs=None, *, xp=None, device=None):
    """A filter like those of the inner ear."""
    refuse_others("scipy.signal.gammatone", xp=(xp, None), device=(device, None))
    freq, fs, ftype = float(freq), checked_rate(2 if fs is None else fs), ftype.lower()
    if not 0 < freq < fs / 2:
        raise ValueError(f"The frequency must be between 0 and {fs / 2} (Nyquist), but given {freq}.")
    if ftype not in ("fir", "iir"):
        raise ValueError("ftype must be either fir or iir.")
    width = 1.019 * _bandwidth(freq)
    if ftype == "iir":
        raise NotImplementedError("scipy.signal.gammatone(ftype='iir') is not available: use ftype='fir'")
    order = operator.index(4 if order is None else order)
    numtaps = operator.index(max(int(fs * 0.015), 15) if numtaps is None else numtaps)
    if not 0 < order <= 24:
        raise ValueError("Invalid order: order must be > 0 and <= 24.")
    t = np.arange(numtaps) / fs
    b = t ** (order - 1) * np.exp(-2 * np.pi * width * t) * np.cos(2 * np.pi * freq * t)
    return b * (2 * (2 * np.pi * width) ** order / math.factorial(order - 1) / fs), np.array([1.0])


def gauss_spline(x, n):
    """The normal curve that a B-spline of order n comes near to."""
    x = np.asarray(x)
    variance = (n + 1) / 12.0
    return 1 / np.sqrt(2 * np.pi * variance) * np.exp(-(x**2) / 2 / variance)


def sepfir2d(input, hrow, hcol):
    """A grid filtered along rows and then along columns, mirrored at its edges."""
    from scipy.ndimage import convolve1d

    hrow, hcol = np.asarray(hrow), np.asarray(hcol)
    if hrow.size % 2 == 0 or hcol.size % 2 == 0:
        raise ValueError("hrow and hcol must be odd length")
    x = np.asarray(input)
    x = x if x.dtype.kind in "fc" else x.astype(float)
    return convolve1d(convolve1d(x, hrow, axis=-1, mode="reflect"), hcol, axis=0, mode="reflect")
