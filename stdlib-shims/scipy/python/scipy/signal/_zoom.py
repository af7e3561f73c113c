"""Transforms at evenly spaced points of a spiral: Bluestein's chirp method."""

import cmath
import numbers

import numpy as np


def _sizes(n, m):
    if n < 1 or not isinstance(n, numbers.Integral):
        raise ValueError(f"Invalid number of CZT data points ({n}) specified. n must be positive and integer type.")
    if m is None:
        return n
    if m < 1 or not isinstance(m, numbers.Integral):
        raise ValueError(f"Invalid number of CZT output points ({m}) specified. m must be positive and integer type.")
    return m


def czt_points(m, w=None, a=1 + 0j):
    """The points at which czt evaluates."""
    m = _sizes(1, m)
    k = np.arange(m)
    return 1.0 * a * np.exp(2j * np.pi * k / m) if w is None else 1.0 * a * (1.0 * w) ** -k


class CZT:
    """The transform of n samples at m points a * w**-k."""

    def __init__(self, n, m=None, w=None, a=1 + 0j):
        m = _sizes(n, m)
        k = np.arange(max(m, n))
        if w is None:
            w = cmath.exp(-2j * cmath.pi / m)
            chirp = np.exp(-(1j * np.pi * ((k**2) % (2 * m))) / m)
        else:
            chirp = w ** (k**2 / 2.0)
        self.w, self.a = w, 1.0 * a
        self._prepare(n, m, self.a ** -k[:n], chirp)

    def _prepare(self, n, m, start, chirp):
        from scipy.fft import next_fast_len

        self.n, self.m = n, m
        self._n_fft = next_fast_len(n + m - 1)
        self._before, self._after = start * chirp[:n], chirp[:m]
        self._kernel = np.fft.fft(1 / np.hstack((chirp[n - 1: 0: -1], chirp[:m])), self._n_fft)

    def __call__(self, x, *, axis=-1):
        x = np.asarray(x)
        if x.shape[axis] != self.n:
            raise ValueError(f"CZT defined for length {self.n}, not {x.shape[axis]}")
        moved = np.swapaxes(x, axis, -1)
        found = np.fft.ifft(self._kernel * np.fft.fft(moved * self._before, self._n_fft))
        return np.swapaxes(found[..., self.n - 1: self.n + self.m - 1] * self._after, axis, -1)

    def points(self):
        """The points at which this transform evaluates."""
        return czt_points(self.m, self.w, self.a)


class ZoomFFT(CZT):
    """The transform of n samples at m frequencies within a range."""

    def __init__(self, n, fn, m=None, *, fs=2, endpoint=False):
        m = _sizes(n, m)
        k = np.arange(max(m, n))
        if np.size(fn) not in (1, 2):
            raise ValueError("fn must be a scalar or 2-length sequence")
        low, high = fn if np.size(fn) == 2 else (0.0, fn)
        self.f1, self.f2, self.fs = low, high, fs
        scale = ((high - low) * m) / (fs * (m - 1)) if endpoint else (high - low) / fs
        self.w, self.a = cmath.exp(-2j * cmath.pi / m * scale), cmath.exp(2j * cmath.pi * low / fs)
        self._prepare(n, m, np.exp(-2j * np.pi * low / fs * k[:n]), np.exp(-(1j * np.pi * scale * k**2) / m))


def czt(x, m=None, w=None, a=1 + 0j, *, axis=-1):
    """The transform at points a * w**-k."""
    x = np.asarray(x)
    return CZT(x.shape[axis], m=m, w=w, a=a)(x, axis=axis)


def zoom_fft(x, fn, m=None, *, fs=2, endpoint=False, axis=-1):
    """The transform at frequencies within a range."""
    x = np.asarray(x)
    return ZoomFFT(x.shape[axis], fn, m=m, fs=fs, endpoint=endpoint)(x, axis=axis)
