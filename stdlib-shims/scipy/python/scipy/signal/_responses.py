"""What a filter does to each frequency."""

import operator
import warnings

import numpy as np

from scipy.signal._filtering import check_sections
from scipy.signal._rates import checked_rate, is_count


def findfreqs(num, den, N, kind="ba"):
    """Frequencies at which an analog filter is worth looking at."""
    if kind == "ba":
        ep, tz = np.atleast_1d(np.roots(den)) + 0j, np.atleast_1d(np.roots(num)) + 0j
    elif kind == "zp":
        ep, tz = np.atleast_1d(den) + 0j, np.atleast_1d(num) + 0j
    else:
        raise ValueError("input must be one of {'ba', 'zp'}")
    if ep.shape[0] == 0:
        ep = np.array([-1000 + 0j])
    corners = np.concatenate((ep[ep.imag >= 0], tz[(np.abs(tz) < 1e5) & (tz.imag >= 0)]))
    at_zero = (np.abs(corners) < 1e-10).astype(float)
    high = np.round(np.log10(np.max(3 * np.abs(corners.real + at_zero) + 1.5 * corners.imag)) + 0.5)
    low = np.round(np.log10(0.1 * np.min(np.abs((corners + at_zero).real) + 2 * corners.imag)) - 0.5)
    return np.power(10.0, np.linspace(low, high, N))


def _analog_places(first, second, worN, kind):
    if worN is None:
        return findfreqs(first, second, 200, kind)
    if is_count(worN):
        return findfreqs(first, second, worN, kind)
    return np.atleast_1d(np.asarray(worN))


def freqs(b, a, worN=200, plot=None):
    """The response of an analog filter."""
    w = _analog_places(b, a, worN, "ba")
    h = np.polyval(b, 1j * w) / np.polyval(a, 1j * w)
    if plot is not None:
        plot(w, h)
    return w, h


def _product(x, roots):
    """The polynomial with these roots at x."""
    roots = np.atleast_1d(np.asarray(roots))
    return np.prod(x - roots.reshape(roots.shape + (1,) * np.ndim(x)), axis=0)


def freqs_zpk(z, p, k, worN=200):
    """The response of an analog filter given by zeros, poles and gain."""
    if np.size(k) > 1:
        raise ValueError("k must be a single scalar gain")
    w = _analog_places(z, p, worN, "zp")
    return w, np.asarray(k, dtype=float) * _product(1j * w, z) / _product(1j * w, p)


def _digital_places(worN, whole, fs, has_end=False):
    """Angles from a number of points or from frequencies."""
    if worN is None:
        worN = 512
    if is_count(worN):
        n = operator.index(worN)
        if n < 0:
            raise ValueError(f"worN must be nonnegative, got {n}")
        return np.linspace(0, 2 * np.pi if whole else np.pi, n, endpoint=has_end and not whole)
    return 2 * np.pi * np.atleast_1d(np.asarray(worN)).real.astype(float) / fs


def _rising(values, x):
    """A polynomial whose first coefficient belongs to the power zero; several along further axes."""
    values = np.asarray(values)
    total = values[-1] + 0.0 * x
    for value in values[-2::-1]:
        total = value + total * x
    return total


def freqz(b, a=1, worN=512, whole=False, plot=None, fs=2 * np.pi, include_nyquist=False):
    """The response of a digital filter."""
    b, a = np.atleast_1d(np.asarray(b)), np.atleast_1d(np.asarray(a))
    fs = checked_rate(fs, may_be_missing=False)
    w = _digital_places(worN, whole, fs, include_nyquist)
    if (worN is None or is_count(worN)) and a.ndim == 1 and a.size == 1 and (b.ndim == 1 or b.shape[-1] == 1):
        n = w.size
        n_fft = n if whole else 2 * (n - 1) if include_nyquist else 2 * n
        if n_fft >= b.shape[0] and n_fft > 0:
            h = _along_circle(b, n_fft, n, whole and a.dtype.kind != "c", a.dtype.kind == "c") / a
            h = np.moveaxis(h[..., 0], 0, -1) if b.ndim > 1 else h
            return _plotted(w * (fs / (2 * np.pi)), h, plot)
    z = np.exp(-1j * w)
    return _plotted(w * (fs / (2 * np.pi)), _rising(b, z) / _rising(a, z), plot)


def _along_circle(b, n_fft, n, whole, is_complex):
    """The transform of coefficients at n places from zero on."""
    if is_complex or b.dtype.kind == "c":
        return np.fft.fft(b, n=n_fft, axis=0)[:n]
    h = np.fft.rfft(b, n=n_fft, axis=0)[:n]
    if whole:
        h = np.concatenate((h, np.conj(np.flip(h[1: None if n_fft % 2 else -1], axis=0))))
    return h


def _plotted(w, h, plot):
    if plot is not None:
        plot(w, h)
    return w, h


def freqz_zpk(z, p, k, worN=512, whole=False, fs=2 * np.pi):
    """The response of a digital filter given by zeros, poles and gain."""
    fs = checked_rate(fs, may_be_missing=False)
    w = _digital_places(worN, whole, fs)
    x = np.exp(1j * w)
    return w * (fs / (2 * np.pi)), k * _product(x, z) / _product(x, p)


def freqz_sos(sos, worN=512, whole=False, fs=2 * np.pi):
    """The response of a digital filter given by sections."""
    fs = checked_rate(fs, may_be_missing=False)
    sos = check_sections(sos)
    if sos.shape[0] == 0:
        raise ValueError("Cannot compute frequencies with no sections")
    h = 1.0
    for row in sos:
        w, part = freqz(row[:3], row[3:], worN=worN, whole=whole, fs=fs)
        h = h * part
    return w, h


def sosfreqz(*args, **kwargs):
    """The older name of freqz_sos."""
    return freqz_sos(*args, **kwargs)


def group_delay(system, w=512, whole=False, fs=2 * np.pi):
    """By how many samples each frequency is delayed."""
    b, a = (np.atleast_1d(part) for part in system)
    fs = checked_rate(fs, may_be_missing=False)
    w = _digital_places(w, whole, fs)
    c = np.convolve(b, np.conjugate(a[::-1]))
    z = np.exp(-1j * w)
    top, bottom = np.polyval((c * np.arange(c.size))[::-1], z), np.polyval(c[::-1], z)
    with np.errstate(divide="ignore", invalid="ignore"):
        delay = np.real(top / bottom) - a.size + 1
    singular = ~np.isfinite(delay)
    nearly = np.abs(bottom) < 2e-15
    if np.any(singular):
        delay[singular] = 0
        named = ", ".join(f"{place:.3f}" for place in w[singular])
        warnings.warn(f"The group delay is singular at frequencies [{named}], setting to 0", stacklevel=2)
    elif np.any(nearly):
        named = ", ".join(f"{place:.3f}" for place in w[nearly])
        warnings.warn(f"The filter's denominator is extremely small at frequencies [{named}], around which a singularity may be present",
                      stacklevel=2)
    return w * (fs / (2 * np.pi)), delay
