"""Spectra of signals, segment by segment."""

import numpy as np


def window_hanning(x):
    """The values under a Hann window."""
    return np.hanning(len(x)) * x


def window_none(x):
    """The values as they are."""
    return x


def _check_word(argument, value, words):
    if value not in words:
        raise ValueError(f"{value!r} is not a valid value for {argument}; supported values are {', '.join(map(repr, words))}")


def _padded(x, n):
    if len(x) >= n:
        return x
    longer = np.zeros(n, dtype=x.dtype)
    longer[:len(x)] = x
    return longer


def _segments(x, length, step):
    """The signal cut into columns that may overlap."""
    starts = np.arange(0, len(x) - length + 1, step)
    return x[starts[None, :] + np.arange(length)[:, None]]


def _transformed(x, length, noverlap, detrend_func, window, pad_to, n_freqs):
    from .mlab import detrend
    columns = detrend(_segments(x, length, length - noverlap), detrend_func, axis=0)
    return np.fft.fft(columns * window.reshape(-1, 1), n=pad_to, axis=0)[:n_freqs]


def _spectral_helper(x, y=None, NFFT=None, Fs=None, detrend_func=None, window=None, noverlap=None, pad_to=None, sides=None, scale_by_freq=None, mode=None):
    """(values by frequency and segment, frequencies, times) in the given mode."""
    from .mlab import detrend_none
    same = y is None or y is x
    Fs = 2 if Fs is None else Fs
    noverlap = 0 if noverlap is None else noverlap
    detrend_func = detrend_none if detrend_func is None else detrend_func
    window = window_hanning if window is None else window
    NFFT = 256 if NFFT is None else NFFT
    if noverlap >= NFFT:
        raise ValueError("noverlap must be less than NFFT")
    mode = "psd" if mode is None or mode == "default" else mode
    _check_word("mode", mode, ["default", "psd", "complex", "magnitude", "angle", "phase"])
    if not same and mode != "psd":
        raise ValueError("x and y must be equal if mode is not 'psd'")
    x = np.asarray(x)
    y = x if same else np.asarray(y)
    if sides is None or sides == "default":
        sides = "twosided" if x.dtype.kind == "c" or y.dtype.kind == "c" else "onesided"
    _check_word("sides", sides, ["default", "onesided", "twosided"])
    x = _padded(x, NFFT)
    y = x if same else _padded(y, NFFT)
    pad_to = NFFT if pad_to is None else pad_to
    scale_by_freq = mode == "psd" if mode != "psd" or scale_by_freq is None else scale_by_freq
    odd = pad_to % 2
    if sides == "twosided":
        n_freqs, centre, scaling = pad_to, (pad_to - 1) // 2 + 1 if odd else pad_to // 2, 1.0
    else:
        n_freqs, centre, scaling = (pad_to + 1) // 2 if odd else pad_to // 2 + 1, 0, 2.0
    if not np.iterable(window):
        window = window(np.ones(NFFT, x.dtype))
    window = np.asarray(window)
    if len(window) != NFFT:
        raise ValueError("The window length must match the data's first dimension")
    result = _transformed(x, NFFT, noverlap, detrend_func, window, pad_to, n_freqs)
    freqs = np.fft.fftfreq(pad_to, 1 / Fs)[:n_freqs]
    if mode == "psd":
        other = result if same else _transformed(y, NFFT, noverlap, detrend_func, window, pad_to, n_freqs)
        result = _power(np.conj(result) * other, window, NFFT, scaling, scale_by_freq, Fs)
    elif mode == "magnitude":
        result = np.abs(result) / window.sum()
    elif mode in ("angle", "phase"):
        result = np.angle(result)
    else:
        result = result / window.sum()
    times = np.arange(NFFT / 2, len(x) - NFFT / 2 + 1, NFFT - noverlap) / Fs
    if sides == "twosided":
        freqs = np.roll(freqs, -centre)
        result = np.roll(result, -centre, axis=0)
    elif not odd:
        freqs[-1] *= -1
    if mode == "phase":
        result = np.unwrap(result, axis=0)
    return result, freqs, times


def _power(result, window, NFFT, scaling, scale_by_freq, Fs):
    result[slice(1, None if NFFT % 2 else -1)] *= scaling
    if scale_by_freq:
        return result / Fs / (np.abs(window) ** 2).sum()
    return result / np.abs(window).sum() ** 2


def _single(mode, x, Fs, window, pad_to, sides):
    from .mlab import detrend_none
    pad_to = len(x) if pad_to is None else pad_to
    spectrum, freqs, _ = _spectral_helper(x, None, len(x), Fs, detrend_none, window, 0, pad_to, sides, False, mode)
    if mode != "complex":
        spectrum = spectrum.real
    return spectrum[:, 0] if spectrum.ndim == 2 and spectrum.shape[1] == 1 else spectrum, freqs


def csd(x, y, NFFT=None, Fs=None, detrend=None, window=None, noverlap=None, pad_to=None, sides=None, scale_by_freq=None):
    """(cross power, frequencies) of two signals."""
    NFFT = 256 if NFFT is None else NFFT
    power, freqs, _ = _spectral_helper(x, y, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq, "psd")
    if power.ndim == 2:
        power = power.mean(axis=1) if power.shape[1] > 1 else power[:, 0]
    return power, freqs


def psd(x, NFFT=None, Fs=None, detrend=None, window=None, noverlap=None, pad_to=None, sides=None, scale_by_freq=None):
    """(power, frequencies) of a signal."""
    power, freqs = csd(x, None, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq)
    return power.real, freqs


def complex_spectrum(x, Fs=None, window=None, pad_to=None, sides=None):
    """(spectrum, frequencies) of a signal."""
    return _single("complex", x, Fs, window, pad_to, sides)


def magnitude_spectrum(x, Fs=None, window=None, pad_to=None, sides=None):
    """(size of the spectrum, frequencies) of a signal."""
    return _single("magnitude", x, Fs, window, pad_to, sides)


def angle_spectrum(x, Fs=None, window=None, pad_to=None, sides=None):
    """(angle of the spectrum, frequencies) of a signal."""
    return _single("angle", x, Fs, window, pad_to, sides)


def phase_spectrum(x, Fs=None, window=None, pad_to=None, sides=None):
    """(angle of the spectrum without jumps, frequencies) of a signal."""
    return _single("phase", x, Fs, window, pad_to, sides)


def specgram(x, NFFT=None, Fs=None, detrend=None, window=None, noverlap=None, pad_to=None, sides=None, scale_by_freq=None, mode=None):
    """(spectrum by frequency and time, frequencies, times) of a signal."""
    noverlap = 128 if noverlap is None else noverlap
    NFFT = 256 if NFFT is None else NFFT
    if len(x) <= NFFT:
        from warnings import warn
        warn(f"Only one segment is calculated since parameter NFFT (={NFFT}) >= signal length (={len(x)}).", stacklevel=2)
    spectrum, freqs, times = _spectral_helper(x, None, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq, mode)
    return spectrum if mode == "complex" else spectrum.real, freqs, times


def cohere(x, y, NFFT=256, Fs=2, detrend=None, window=window_hanning, noverlap=0, pad_to=None, sides="default", scale_by_freq=None):
    """(coherence, frequencies) of two signals."""
    if len(x) < 2 * NFFT:
        raise ValueError("Coherence is calculated by averaging over *NFFT* length segments.  Your signal is too short for your choice of *NFFT*.")
    first, freqs = psd(x, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq)
    second, freqs = psd(y, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq)
    both, freqs = csd(x, y, NFFT, Fs, detrend, window, noverlap, pad_to, sides, scale_by_freq)
    return np.abs(both) ** 2 / (first * second), freqs
