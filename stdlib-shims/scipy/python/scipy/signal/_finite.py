"""Finite filters from windows, from frequencies and gains, and by least squares."""

import math
import warnings

import numpy as np

from scipy.signal._rates import checked_rate
from scipy.signal.windows import get_window


def kaiser_beta(a):
    """The parameter of Kaiser's window for an attenuation in dB."""
    if a > 50:
        return 0.1102 * (a - 8.7)
    if a > 21:
        return 0.5842 * (a - 21) ** 0.4 + 0.07886 * (a - 21)
    return 0.0


def kaiser_atten(numtaps, width):
    """The attenuation in dB of a filter by Kaiser's window."""
    return 2.285 * (numtaps - 1) * np.pi * width + 7.95


def kaiserord(ripple, width):
    """How many coefficients and which parameter of Kaiser's window keep ripples this low."""
    loss = abs(ripple)
    if loss < 8:
        raise ValueError(f"Requested maximum ripple attenuation {loss:f} is too small for the Kaiser formula.")
    return int(math.ceil((loss - 7.95) / 2.285 / (np.pi * width) + 1)), kaiser_beta(loss)


def _passes_zero(pass_zero, cutoff):
    """Whether frequency zero passes, from the words for it."""
    if isinstance(pass_zero, str):
        if pass_zero in ("lowpass", "highpass") and cutoff.size != 1:
            raise ValueError(f'cutoff must have one element if pass_zero=="{pass_zero}", got {cutoff.shape}')
        if pass_zero in ("bandstop", "bandpass") and cutoff.size <= 1:
            raise ValueError(f'cutoff must have at least two elements if pass_zero=="{pass_zero}", got {cutoff.shape}')
        if pass_zero in ("lowpass", "bandstop", "highpass", "bandpass"):
            return pass_zero in ("lowpass", "bandstop")
    if pass_zero is not True and pass_zero is not False:
        raise ValueError(f"Parameter {pass_zero=} not in (True, False, 'bandpass', 'lowpass', 'highpass', 'bandstop')")
    return pass_zero


def firwin(numtaps, cutoff, *, width=None, window="hamming", pass_zero=True, scale=True, fs=None):
    """A finite filter with these edges, by a window."""
    fs = checked_rate(fs)
    nyq = 0.5 * (2 if fs is None else fs)
    cutoff = np.atleast_1d(np.asarray(cutoff, dtype=float)) / float(nyq)
    if cutoff.ndim > 1:
        raise ValueError("The cutoff argument must be at most one-dimensional.")
    if cutoff.size == 0:
        raise ValueError("At least one cutoff frequency must be given.")
    if np.min(cutoff) <= 0 or np.max(cutoff) >= 1:
        raise ValueError("Invalid cutoff frequency: frequencies must be greater than 0 and less than fs/2.")
    if np.any(cutoff[1:] - cutoff[:-1] <= 0):
        raise ValueError("Invalid cutoff frequencies: the frequencies must be strictly increasing.")
    if width is not None:
        window = ("kaiser", kaiser_beta(kaiser_atten(numtaps, float(width) / nyq)))
    pass_zero = _passes_zero(pass_zero, cutoff)
    pass_nyquist = (cutoff.size % 2 == 0) == pass_zero
    if pass_nyquist and numtaps % 2 == 0:
        raise ValueError("A filter with an even number of coefficients must have zero response at the Nyquist frequency.")
    bands = np.concatenate((np.zeros(int(pass_zero)), cutoff, np.ones(int(pass_nyquist)))).reshape(-1, 2)
    m = np.arange(0, numtaps, dtype=float) - 0.5 * (numtaps - 1)
    h = np.zeros(m.shape)
    for left, right in bands:
        h += right * np.sinc(right * m)
        h -= left * np.sinc(left * m)
    h *= get_window(window, numtaps, fftbins=False)
    if scale:
        left, right = bands[0]
        middle = 0.0 if left == 0 else 1.0 if right == 1 else 0.5 * (left + right)
        h /= np.sum(h * np.cos(np.pi * m * middle))
    return h


def _check_gains(freq, gain, nyq, kind):
    steps = freq[1:] - freq[:-1]
    if freq[0] != 0 or freq[-1] != nyq:
        raise ValueError("freq must start with 0 and end with fs/2.")
    if np.any(steps < 0):
        raise ValueError("The values in freq must be nondecreasing.")
    if np.any(steps[:-1] + steps[1:] == 0):
        raise ValueError("A value in freq must not occur more than twice.")
    if freq[1] == 0:
        raise ValueError("Value 0 must not be repeated in freq")
    if freq[-2] == nyq:
        raise ValueError("Value fs/2 must not be repeated in freq")
    if kind == 2 and gain[-1] != 0.0:
        raise ValueError("A Type II filter must have zero gain at the Nyquist frequency.")
    if kind == 3 and (gain[0] != 0.0 or gain[-1] != 0.0):
        raise ValueError("A Type III filter must have zero gain at zero and Nyquist frequencies.")
    if kind == 4 and gain[0] != 0.0:
        raise ValueError("A Type IV filter must have zero gain at zero frequency.")


def firwin2(numtaps, freq, gain, *, nfreqs=None, window="hamming", antisymmetric=False, fs=None):
    """A finite filter with these gains at these frequencies, by a window."""
    freq, gain, fs = np.asarray(freq), np.asarray(gain), checked_rate(fs)
    nyq = 0.5 * (2 if fs is None else fs)
    if freq.shape[0] != gain.shape[0]:
        raise ValueError("freq and gain must be of same length.")
    if nfreqs is not None and numtaps >= nfreqs:
        raise ValueError(f"ntaps must be less than nfreqs, but firwin2 was called with ntaps={numtaps} and nfreqs={nfreqs}")
    kind = (3 if antisymmetric else 1) + (1 if numtaps % 2 == 0 else 0)
    _check_gains(freq, gain, nyq, kind)
    if nfreqs is None:
        nfreqs = 1 + 2 ** int(math.ceil(math.log(numtaps, 2)))
    if np.any(np.diff(freq) == 0):
        # A jump: the two equal frequencies are moved apart by the least amount.
        freq = freq.astype(float)
        least = np.finfo(float).eps * nyq
        for place in np.flatnonzero(np.diff(freq) == 0).tolist():
            freq[place], freq[place + 1] = freq[place] - least, freq[place + 1] + least
        if np.any(np.diff(freq) <= 0):
            raise ValueError(f"freq cannot contain numbers that are too close (within eps * (fs/2): {least}) to a repeated value")
    x = np.linspace(0.0, nyq, nfreqs)
    shift = np.exp(-(numtaps - 1) / 2.0 * 1j * np.pi * x / nyq) * (1j if kind > 2 else 1.0)
    out = np.fft.irfft(np.interp(x, freq, gain) * shift)[:numtaps]
    if window is not None:
        out = out * get_window(window, numtaps, fftbins=False)
    if kind == 3:
        out[out.size // 2] = 0.0
    return out


def _checked_bands(bands, desired, weight, nyq):
    bands = np.asarray(bands).flatten() / nyq
    if len(bands) % 2 != 0:
        raise ValueError("bands must contain frequency pairs.")
    if (bands < 0).any() or (bands > 1).any():
        raise ValueError("bands must be between 0 and 1 relative to Nyquist")
    bands, desired = bands.reshape((-1, 2)), np.asarray(desired).flatten()
    if bands.size != desired.size:
        raise ValueError(f"desired must have one entry per frequency, got {desired.size} gains for {bands.size} frequencies.")
    desired = desired.reshape((-1, 2))
    if (np.diff(bands) <= 0).any() or (np.diff(bands[:, 0]) < 0).any():
        raise ValueError("bands must be monotonically nondecreasing and have width > 0.")
    if (bands[:-1, 1] > bands[1:, 0]).any():
        raise ValueError("bands must not overlap.")
    if (desired < 0).any():
        raise ValueError("desired must be non-negative.")
    weight = np.ones(len(desired)) if weight is None else np.asarray(weight).flatten()
    if len(weight) != len(desired):
        raise ValueError(f"weight must be the same size as the number of band pairs ({len(bands)}).")
    if (weight < 0).any():
        raise ValueError("weight must be non-negative.")
    return bands, desired, weight


def firls(numtaps, bands, desired, *, weight=None, fs=None):
    """The finite filter whose gains come nearest to the desired ones, by least squares."""
    fs = checked_rate(fs)
    nyq = float(0.5 * (2 if fs is None else fs))
    numtaps = int(numtaps)
    if numtaps % 2 == 0 or numtaps < 1:
        raise ValueError("numtaps must be odd and >= 1")
    if nyq <= 0:
        raise ValueError(f"nyq must be positive, got {nyq} <= 0.")
    half = (numtaps - 1) // 2
    bands, desired, weight = _checked_bands(bands, desired, weight, nyq)
    n = np.arange(numtaps)[:, None, None]
    q = np.dot(np.diff(np.sinc(bands * n) * bands, axis=2)[:, :, 0], weight)
    row, column = np.arange(half + 1)[:, None], np.arange(half + 1)
    system = q[np.abs(row - column)] + q[row + column]
    n = n[: half + 1]
    slope = np.diff(desired, axis=1) / np.diff(bands, axis=1)
    start = desired[:, [0]] - bands[:, [0]] * slope
    b = bands * (slope * bands + start) * np.sinc(bands * n)
    b[0] -= slope * bands * bands / 2.0
    b[1:] += slope * np.cos(n[1:] * np.pi * bands) / (np.pi * n[1:]) ** 2
    b = np.dot(np.diff(b, axis=2)[:, :, 0], weight)
    if np.linalg.cond(system) < 1e12:
        a = np.linalg.solve(system, b)
    else:
        a = np.linalg.lstsq(system, b, rcond=None)[0]
    return np.hstack((a[:0:-1], 2 * a[0], a[1:]))


def minimum_phase(h, method="homomorphic", n_fft=None, *, half=True):
    """A finite filter of least delay from one of linear phase."""
    h = np.asarray(h)
    if h.dtype.kind == "c":
        raise ValueError("Complex filters not supported")
    if h.ndim != 1 or h.shape[0] <= 2:
        raise ValueError("h must be 1-D and at least 2 samples long")
    n_half = h.shape[0] // 2
    if not np.any(np.flip(h[-n_half:]) - h[:n_half] <= 1e-8 + 1e-6 * abs(h[:n_half])):
        warnings.warn("h does not appear to by symmetric, conversion may fail", RuntimeWarning, stacklevel=2)
    if not isinstance(method, str) or method not in ("homomorphic", "hilbert"):
        raise ValueError(f'method must be "homomorphic" or "hilbert", got {method!r}')
    if method == "hilbert" and not half:
        raise ValueError("`half=False` is only supported when `method='homomorphic'`")
    if n_fft is None:
        n_fft = 2 ** int(math.ceil(math.log2(2 * (h.shape[0] - 1) / 0.01)))
    n_fft = int(n_fft)
    if n_fft < h.shape[0]:
        raise ValueError(f"n_fft must be at least len(h)=={len(h)}")
    found = _by_hilbert(h, n_fft, n_half) if method == "hilbert" else _by_cepstrum(h, n_fft, half)
    return found[: n_half + h.shape[0] % 2 if half else h.shape[0]]


def _by_hilbert(h, n_fft, n_half):
    angle = np.arange(n_fft, dtype=float) * (2 * np.pi / n_fft * n_half)
    gain = np.real(np.fft.fft(h, n_fft) * np.exp(1j * angle))
    above, below = max(gain) - 1, 0 - min(gain)
    gain = np.sqrt((gain + below) * (4.0 / (np.sqrt(1 + above + below) + np.sqrt(1 - above + below)) ** 2)) + 1e-10
    sign = np.zeros(n_fft)
    sign[1: n_fft // 2], sign[n_fft // 2 + 1:] = 1, -1
    return np.real(np.fft.ifft(gain * np.exp(np.fft.fft(sign * np.fft.ifft(np.log(gain))))))


def _by_cepstrum(h, n_fft, half):
    gain = np.abs(np.fft.fft(h, n_fft))
    gain = np.log(gain + 1e-7 * np.min(gain[gain > 0])) * (0.5 if half else 1.0)
    cepstrum = np.real(np.fft.ifft(gain))
    fold = np.zeros(n_fft)
    fold[0] = 1
    fold[1: n_fft // 2] = 2
    if n_fft % 2:
        fold[n_fft // 2] = 1
    return np.fft.ifft(np.exp(np.fft.fft(cepstrum * fold))).real
