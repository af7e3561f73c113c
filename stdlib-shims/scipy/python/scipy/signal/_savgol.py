"""Savitzky and Golay's smoothing: a polynomial fitted to every window."""

import math

import numpy as np

from scipy._refusals import refuse_others


def savgol_coeffs(window_length, polyorder, deriv=0, delta=1.0, pos=None, use="conv", *, xp=None, device=None):
    """The weights that give the fitted polynomial's value or derivative at one place of the window."""
    refuse_others("scipy.signal.savgol_coeffs", xp=(xp, None), device=(device, None))
    if polyorder >= window_length:
        raise ValueError("polyorder must be less than window_length.")
    half, is_odd = divmod(window_length, 2)
    if pos is None:
        pos = half if is_odd else half - 0.5
    if not 0 <= pos < window_length:
        raise ValueError("pos must be nonnegative and less than window_length.")
    if use not in ("conv", "dot"):
        raise ValueError("`use` must be 'conv' or 'dot'")
    if deriv > polyorder:
        return np.zeros(window_length)
    x = np.arange(-pos, window_length - pos, dtype=float)
    if use == "conv":
        x = x[::-1]
    powers = x ** np.arange(polyorder + 1).reshape(-1, 1)
    wanted = np.zeros(polyorder + 1)
    wanted[deriv] = math.factorial(deriv) / delta**deriv
    return np.linalg.lstsq(powers, wanted, rcond=None)[0]


def _fit_edge(x, start, stop, first, last, axis, polyorder, deriv, delta, y):
    """Replaces values first..last by those of a polynomial fitted to start..stop."""
    edge = np.moveaxis(x, axis, 0)[start:stop]
    flat = edge.reshape(edge.shape[0], -1)
    fitted = np.polyfit(np.arange(stop - start), flat, polyorder)
    places = np.arange(first - start, last - start)
    for _ in range(deriv):
        fitted = fitted[:-1] * np.arange(len(fitted) - 1, 0, -1).reshape(-1, 1) if len(fitted) > 1 else np.zeros((1, flat.shape[1]))
    values = np.polynomial.polynomial.polyvander(places, len(fitted) - 1) @ fitted[::-1] / delta**deriv
    np.moveaxis(y, axis, 0)[first:last] = values.reshape((last - first, *edge.shape[1:]))


def savgol_filter(x, window_length, polyorder, deriv=0, delta=1.0, axis=-1, mode="interp", cval=0.0):
    """Smooths along an axis by the middle of a polynomial fitted to every window."""
    from scipy.ndimage import convolve1d

    if mode not in ("mirror", "constant", "nearest", "interp", "wrap"):
        raise ValueError("mode must be 'mirror', 'constant', 'nearest' 'wrap' or 'interp'.")
    x = np.asarray(x)
    if x.dtype not in (np.float64, np.float32):
        x = x.astype(np.float64)
    weights = savgol_coeffs(window_length, polyorder, deriv=deriv, delta=delta)
    if mode != "interp":
        return convolve1d(x, weights, axis=axis, mode=mode, cval=cval)
    n = x.shape[axis]
    if window_length > n:
        raise ValueError("If mode is 'interp', window_length must be less than or equal to the size of x.")
    y = convolve1d(x, weights, axis=axis, mode="constant")
    half = window_length // 2
    _fit_edge(x, 0, window_length, 0, half, axis, polyorder, deriv, delta, y)
    _fit_edge(x, n - window_length, n, n - half, n, axis, polyorder, deriv, delta, y)
    return y
