"""Spectra of signals: segments, windows, transforms, averages."""

import warnings

import numpy as np

from scipy.signal._resampling import detrend as without_trend
from scipy.signal.windows import get_window


def segments(x, length, step):
    """Overlapping pieces of the last axis, one row each."""
    n = max((x.shape[-1] - length) // step + 1, 0)
    return x[..., np.arange(n)[:, None] * step + np.arange(length)]


def _is_single(*signals):
    """Whether numbers of single precision hold all samples."""
    return np.result_type(*signals, np.float32) == np.float32


def _real(power, is_single):
    return power.real.astype(np.float32) if is_single else power.real


def _trend_remover(detrend, axis):
    """What is done to every segment first."""
    if not detrend:
        return lambda rows: rows
    if not callable(detrend):
        return lambda rows: without_trend(rows, type=detrend, axis=-1)
    if axis == -1:
        return detrend
    return lambda rows: np.moveaxis(detrend(np.moveaxis(rows, -1, axis)), axis, -1)


def _named_window(window, nperseg, n):
    """The window and its length, for the functions that average."""
    if isinstance(window, (str, tuple)):
        nperseg = 256 if nperseg is None else int(nperseg)
        if nperseg < 1:
            raise ValueError(f"Parameter {nperseg=} is not a positive integer!")
        if n < nperseg:
            warnings.warn(f"{nperseg=} is greater than signal length max(len(x), len(y)) = {n}, using nperseg = {n}", stacklevel=5)
            nperseg = n
        win = get_window(window, nperseg)
    else:
        win = np.asarray(window)
        nperseg = len(win) if nperseg is None else nperseg
    if nperseg != len(win):
        raise ValueError(f"{nperseg=} does not equal len(win)={len(win)}")
    return win, nperseg


def _lengthened(x, axis, n):
    """The signal with zeros up to a length."""
    if x.shape[axis] == n:
        return x
    shape = list(x.shape)
    shape[axis] = n - shape[axis]
    return np.concatenate((x, np.zeros(shape)), axis=axis)


def _empty(shape, axis):
    found = np.moveaxis(np.empty(shape), -1, axis)
    return found, found


def csd(x, y, fs=1.0, window="hann_periodic", nperseg=None, noverlap=None, nfft=None, detrend="constant", return_onesided=True,
        scaling="density", axis=-1, average="mean"):
    """The cross spectrum of two signals, averaged over segments."""
    is_same, axis = y is x, int(axis)
    x = np.asarray(x)
    y = x if is_same else np.asarray(y)
    if is_same and x.size == 0:
        return np.empty(x.shape), np.empty(x.shape)
    if not is_same:
        outer = [list(part.shape) for part in (x, y)]
        for shape in outer:
            shape.pop(axis)
        try:
            outer = np.broadcast_shapes(*(tuple(shape) for shape in outer))
        except ValueError as error:
            raise ValueError("x and y cannot be broadcast together.") from error
        if x.size == 0 or y.size == 0:
            return _empty((*outer, min(x.shape[axis], y.shape[axis])), axis)
    is_single = _is_single(x, y)
    n = max(x.shape[axis], y.shape[axis])
    win, nperseg = _named_window(window, nperseg, n)
    nfft = nperseg if nfft is None else int(nfft)
    if nfft < nperseg:
        raise ValueError(f"{nfft=} must be greater than or equal to {nperseg=}!")
    noverlap = nperseg // 2 if noverlap is None else int(noverlap)
    if noverlap >= nperseg:
        raise ValueError(f"{noverlap=} must be less than {nperseg=}!")
    is_onesided = return_onesided and x.dtype.kind != "c"
    scales = {"spectrum": "magnitude", "density": "psd"}
    if scaling not in scales:
        raise ValueError(f"Parameter {scaling=} not in {scales}!")
    if detrend is not False and detrend is not None and not isinstance(detrend, str) and not callable(detrend):
        raise ValueError(f"Parameter detr={detrend!r} is not a str, function or None!")
    scale = 1.0 / (fs * np.sum(np.abs(win) ** 2)) if scaling == "density" else 1.0 / np.abs(np.sum(win)) ** 2
    transform = np.fft.rfft if is_onesided else np.fft.fft
    if is_onesided and (y.dtype.kind == "c" or win.dtype.kind == "c"):
        raise ValueError("Complex-valued `x` not allowed for self.fft_mode='onesided''! Set property `fft_mode` to 'twosided' or "
                         "'centered'.")

    def bins_of(signal):
        rows = segments(np.moveaxis(_lengthened(signal, axis, n), axis, -1), nperseg, nperseg - noverlap)
        return transform(_trend_remover(detrend, -1)(rows) * win, n=nfft)
    bins = bins_of(x)
    power = np.abs(bins) ** 2 + 0j if is_same else bins_of(y) * np.conj(bins)
    power = np.swapaxes(power * scale, -1, -2)
    if is_onesided:
        power[..., 1: -1 if nfft % 2 == 0 else None, :] *= 2
    power = np.moveaxis(_averaged(power, average), -1, axis)
    freqs = np.fft.rfftfreq(nfft, 1 / fs) if is_onesided else np.fft.fftfreq(nfft, 1 / fs)
    return freqs, _real(power, is_single) if is_same else power


def _averaged(power, average):
    """The mean or median over the segments on the last axis."""
    n = power.shape[-1]
    if n <= 1:
        return power.reshape(power.shape[:-1])
    if average == "mean":
        return power.mean(axis=-1)
    if average != "median":
        raise ValueError(f"Parameter {average=} must be 'median' or 'mean'!")
    even = 2 * np.arange(1.0, (n - 1) // 2 + 1)
    bias = 1 + np.sum(1.0 / (even + 1) - 1.0 / even)
    return (np.median(power.real, axis=-1) + 1j * np.median(power.imag, axis=-1)) / bias


def welch(x, fs=1.0, window="hann_periodic", nperseg=None, noverlap=None, nfft=None, detrend="constant", return_onesided=True,
          scaling="density", axis=-1, average="mean"):
    """The power spectrum, averaged over segments."""
    freqs, power = csd(x, x, fs=fs, window=window, nperseg=nperseg, noverlap=noverlap, nfft=nfft, detrend=detrend,
                       return_onesided=return_onesided, scaling=scaling, axis=axis, average=average)
    return freqs, power.real


def periodogram(x, fs=1.0, window="boxcar", nfft=None, detrend="constant", return_onesided=True, scaling="density", axis=-1):
    """The power spectrum of the whole signal at once."""
    x = np.asarray(x)
    if x.size == 0:
        return np.empty(x.shape), np.empty(x.shape)
    window = "boxcar" if window is None else window
    nperseg = x.shape[axis]
    if nfft is not None and nfft < nperseg:
        x = np.moveaxis(np.moveaxis(x, axis, 0)[:nfft], 0, axis)
        nperseg, nfft = nfft, None
    if hasattr(window, "size") and window.size != nperseg:
        raise ValueError("the size of the window must be the same size of the input on the specified axis")
    return welch(x, fs=fs, window=window, nperseg=nperseg, noverlap=0, nfft=nfft, detrend=detrend, return_onesided=return_onesided,
                 scaling=scaling, axis=axis)


def coherence(x, y, fs=1.0, window="hann_periodic", nperseg=None, noverlap=None, nfft=None, detrend="constant", axis=-1):
    """How far two signals go together at each frequency, from 0 to 1."""
    options = {"fs": fs, "window": window, "nperseg": nperseg, "noverlap": noverlap, "nfft": nfft, "detrend": detrend, "axis": axis}
    freqs, of_x = welch(x, **options)
    of_y = welch(y, **options)[1]
    return freqs, np.abs(csd(x, y, **options)[1]) ** 2 / of_x / of_y


def _segment_window(window, nperseg, n):
    """The window and its length, for the functions that keep all segments."""
    if isinstance(window, (str, tuple)):
        nperseg = 256 if nperseg is None else nperseg
        if nperseg > n:
            warnings.warn(f"nperseg = {nperseg:d} is greater than input length  = {n:d}, using nperseg = {n:d}", stacklevel=5)
            nperseg = n
        return get_window(window, nperseg), nperseg
    win = np.asarray(window)
    if win.ndim != 1:
        raise ValueError("window must be 1-D")
    if n < win.shape[-1]:
        raise ValueError("window is longer than input signal")
    if nperseg is not None and nperseg != win.shape[0]:
        raise ValueError("value specified for nperseg is different from length of window")
    return win, win.shape[0]


def _extended(x, n, boundary):
    """The rows continued by n samples on both sides."""
    if boundary is None or n < 1:
        return x
    first, last = x[..., :1], x[..., -1:]
    if boundary in ("even", "odd") and n > x.shape[-1] - 1:
        raise ValueError(f"The extension length n ({n}) is too big. It must not exceed x.shape[axis]-1, which is {x.shape[-1] - 1}.")
    if boundary == "zeros":
        zeros = np.zeros((*x.shape[:-1], n), dtype=x.dtype)
        return np.concatenate((zeros, x, zeros), axis=-1)
    if boundary == "constant":
        return np.concatenate((np.repeat(first, n, axis=-1), x, np.repeat(last, n, axis=-1)), axis=-1)
    before, after = x[..., n:0:-1], x[..., -2: -n - 2: -1]
    if boundary == "odd":
        before, after = 2 * first - before, 2 * last - after
    return np.concatenate((before, x, after), axis=-1)


def _all_segments(x, fs, window, nperseg, noverlap, nfft, detrend, return_onesided, scaling, axis, is_power, boundary=None, padded=False):
    """Frequencies, times, and the spectrum of every segment."""
    known = ["even", "odd", "constant", "zeros", None]
    if boundary not in known:
        raise ValueError(f"Unknown boundary option '{boundary}', must be one of: {known}")
    axis = int(axis)
    x = np.asarray(x)
    if x.size == 0:
        return np.empty(x.shape), np.empty(x.shape), np.empty(x.shape)
    is_single = _is_single(x)
    x = np.moveaxis(x, axis, -1)
    if nperseg is not None:
        nperseg = int(nperseg)
        if nperseg < 1:
            raise ValueError("nperseg must be a positive integer")
    win, nperseg = _segment_window(window, nperseg, x.shape[-1])
    nfft = nperseg if nfft is None else int(nfft)
    if nfft < nperseg:
        raise ValueError("nfft must be greater than or equal to nperseg.")
    noverlap = nperseg // 2 if noverlap is None else int(noverlap)
    if noverlap >= nperseg:
        raise ValueError("noverlap must be less than nperseg.")
    step = nperseg - noverlap
    x = _extended(x, nperseg // 2, boundary)
    if padded:
        x = np.concatenate((x, np.zeros((*x.shape[:-1], (-(x.shape[-1] - nperseg) % step) % nperseg))), axis=-1)
    if scaling not in ("density", "spectrum"):
        raise ValueError(f"Unknown scaling: {scaling!r}")
    scale = 1.0 / (fs * (win * win).sum()) if scaling == "density" else 1.0 / win.sum() ** 2
    is_onesided = bool(return_onesided)
    if is_onesided and x.dtype.kind == "c":
        is_onesided = False
        warnings.warn("Input data is complex, switching to return_onesided=False", stacklevel=4)
    transform, frequencies = (np.fft.rfft, np.fft.rfftfreq) if is_onesided else (np.fft.fft, np.fft.fftfreq)
    rows = _trend_remover(detrend, axis)(segments(x, nperseg, step))
    bins = transform(rows * win, n=nfft)
    if is_power:
        bins = np.conjugate(bins) * bins * scale
        if is_onesided:
            bins[..., 1: None if nfft % 2 else -1] *= 2
        bins = _real(bins, is_single)
    else:
        bins = bins * np.sqrt(scale)
    times = np.arange(nperseg / 2, x.shape[-1] - nperseg / 2 + 1, step) / float(fs)
    if boundary is not None:
        times = times - (nperseg / 2) / fs
    return frequencies(nfft, 1 / fs), times, np.moveaxis(bins, -1, axis - 1 if axis < 0 else axis)


def spectrogram(x, fs=1.0, window=("tukey_periodic", 0.25), nperseg=None, noverlap=None, nfft=None, detrend="constant",
                return_onesided=True, scaling="density", axis=-1, mode="psd"):
    """The spectrum of every segment."""
    known = ["psd", "complex", "magnitude", "angle", "phase"]
    if mode not in known:
        raise ValueError(f"unknown value for mode {mode}, must be one of {known}")
    x = np.asarray(x)
    window, nperseg = _segment_window(window, nperseg, x.shape[axis])
    noverlap = nperseg // 8 if noverlap is None else noverlap
    freqs, times, found = _all_segments(x, fs, window, nperseg, noverlap, nfft, detrend, return_onesided, scaling, axis, mode == "psd")
    if mode == "magnitude":
        found = np.abs(found)
    elif mode in ("angle", "phase"):
        found = np.angle(found)
        if mode == "phase":
            found = np.unwrap(found, axis=axis - 1 if axis < 0 else axis)
    return freqs, times, found


def stft(x, fs=1.0, window="hann_periodic", nperseg=256, noverlap=None, nfft=None, detrend=False, return_onesided=True,
         boundary="zeros", padded=True, axis=-1, scaling="spectrum"):
    """The transform of every segment."""
    if scaling not in ("psd", "spectrum"):
        raise ValueError(f"Parameter {scaling=} not in ['spectrum', 'psd']!")
    return _all_segments(x, fs, window, nperseg, noverlap, nfft, detrend, return_onesided, "density" if scaling == "psd" else scaling,
                         axis, False, boundary, padded)


def istft(Zxx, fs=1.0, window="hann_periodic", nperseg=None, noverlap=None, nfft=None, input_onesided=True, boundary=True, time_axis=-1,
          freq_axis=-2, scaling="spectrum"):
    """The signal from the transforms of its segments."""
    Zxx, freq_axis, time_axis = np.asarray(Zxx) + 0j, int(freq_axis), int(time_axis)
    if Zxx.ndim < 2:
        raise ValueError("Input stft must be at least 2d!")
    if freq_axis == time_axis:
        raise ValueError("Must specify differing time and frequency axes!")
    n_segments = Zxx.shape[time_axis]
    usual = 2 * (Zxx.shape[freq_axis] - 1) if input_onesided else Zxx.shape[freq_axis]
    nperseg = usual if nperseg is None else int(nperseg)
    if nperseg < 1:
        raise ValueError("nperseg must be a positive integer")
    if nfft is None:
        nfft = nperseg if input_onesided and nperseg == usual + 1 else usual
    elif nfft < nperseg:
        raise ValueError("nfft must be greater than or equal to nperseg.")
    nfft = int(nfft)
    noverlap = nperseg // 2 if noverlap is None else int(noverlap)
    if noverlap >= nperseg:
        raise ValueError("noverlap must be less than nperseg.")
    step = nperseg - noverlap
    freq_axis, time_axis = freq_axis % Zxx.ndim, time_axis % Zxx.ndim
    Zxx = np.moveaxis(Zxx, (freq_axis, time_axis), (-2, -1))
    win = get_window(window, nperseg) if isinstance(window, (str, tuple)) else np.asarray(window)
    if win.ndim != 1:
        raise ValueError("window must be 1-D")
    if win.shape[0] != nperseg:
        raise ValueError(f"window must have length of {nperseg}")
    if scaling not in ("spectrum", "psd"):
        raise ValueError(f"Parameter {scaling=} not in ['spectrum', 'psd']!")
    parts = (np.fft.irfft if input_onesided else np.fft.ifft)(Zxx, axis=-2, n=nfft)[..., :nperseg, :]
    parts = parts * (win.sum() if scaling == "spectrum" else np.sqrt(fs * np.sum(win**2)))
    length = nperseg + (n_segments - 1) * step
    x, norm = np.zeros((*Zxx.shape[:-2], length), dtype=parts.dtype), np.zeros(length)
    for place in range(n_segments):
        x[..., place * step: place * step + nperseg] += parts[..., place] * win
        norm[place * step: place * step + nperseg] += win**2
    if boundary:
        x, norm = x[..., nperseg // 2: -(nperseg // 2)], norm[nperseg // 2: -(nperseg // 2)]
    if np.sum(norm > 1e-10) != len(norm):
        warnings.warn("NOLA condition failed, STFT may not be invertible." + ("" if boundary else " Possibly due to missing boundary"),
                      stacklevel=2)
    x = x / np.where(norm > 1e-10, norm, 1.0)
    x = x.real if input_onesided else x
    if x.ndim > 1 and time_axis != Zxx.ndim - 1:
        x = np.moveaxis(x, -1, time_axis - 1 if freq_axis < time_axis else time_axis)
    return np.arange(x.shape[0]) / float(fs), x


def _overlap_window(window, nperseg, noverlap, words):
    nperseg = int(nperseg)
    if nperseg < 1:
        raise ValueError("nperseg must be a positive integer")
    if noverlap >= nperseg:
        raise ValueError(words)
    win = get_window(window, nperseg) if isinstance(window, (str, tuple)) else np.asarray(window)
    if win.ndim != 1:
        raise ValueError("window must be 1-D")
    if win.shape[0] != nperseg:
        raise ValueError("window must have length of nperseg")
    return win, nperseg - int(noverlap)


def _overlapped(values, step):
    """The sum of all pieces of this length, the rest added at the start."""
    n = len(values)
    total = sum(values[place * step: (place + 1) * step] for place in range(n // step))
    if n % step:
        total = total + np.concatenate((values[-(n % step):], np.zeros(step - n % step)))
    return total


def check_COLA(window, nperseg, noverlap, tol=1e-10):
    """Whether overlapping windows add up to the same everywhere."""
    win, step = _overlap_window(window, nperseg, noverlap, "noverlap must be less than nperseg.")
    total = _overlapped(win, step)
    return np.max(np.abs(total - np.median(total))) < tol


def check_NOLA(window, nperseg, noverlap, tol=1e-10):
    """Whether overlapping windows leave no gap."""
    if noverlap < 0:
        raise ValueError("noverlap must be a nonnegative integer")
    win, step = _overlap_window(window, nperseg, noverlap, "noverlap must be less than nperseg")
    return np.min(_overlapped(win**2, step)) > tol


_UNSET = object()


def lombscargle(x, y, freqs, *, precenter=_UNSET, normalize=False, weights=None, floating_mean=False):
    """The spectrum of samples at uneven times, by least squares with sines."""
    weights = np.ones_like(y, dtype=float) if weights is None else np.asarray(weights, dtype=float)
    x, y, freqs = (np.asarray(part, dtype=float) for part in (x, y, freqs))
    if not (x.ndim == 1 and x.size > 0 and x.shape == y.shape == weights.shape):
        raise ValueError("Parameters x, y, weights must be 1-D arrays of equal non-zero length!")
    if not (freqs.ndim == 1 and freqs.size > 0):
        raise ValueError("Parameter freqs must be a 1-D array of non-zero length!")
    if not (np.all(weights >= 0) and np.sum(weights) > 0):
        raise ValueError("Parameter weights must have only non-negative entries which sum to a positive value!")
    if isinstance(normalize, bool):
        normalize = "normalize" if normalize else "power"
    if normalize not in ("power", "normalize", "amplitude"):
        raise ValueError("Normalize must be: False (or 'power'), True (or 'normalize'), or 'amplitude'.")
    weights = weights * (1.0 / weights.sum())
    if precenter is not _UNSET:
        warnings.warn("Use of parameter 'precenter' is deprecated as of SciPy 1.17.0 and will be removed in 1.19.0. Please leave "
                      "'precenter' "
                      "unspecified. Passing True to 'precenter' can be exactly substituted by passing 'y = (y - y.mean())' into the input. "
                      "Consider setting `floating_mean` to True instead.", DeprecationWarning, stacklevel=2)
        y = y - y.mean() if precenter else y
    angle = freqs * x[:, None]
    mean = weights @ y

    def moments(angle):
        cosine, sine = np.cos(angle), np.sin(angle)
        squares, products = weights @ (cosine * cosine), weights @ (cosine * sine)
        return cosine, sine, squares, 1.0 - squares, products, weights @ cosine, weights @ sine
    _, _, cc, ss, cs, c, s = moments(angle)
    if floating_mean:
        cc, ss, cs = cc - c * c, ss - s * s, cs - c * s
    tau = 0.5 * np.arctan2(2.0 * cs, cc - ss)
    cosine, sine, cc, ss, _, c, s = moments(angle - tau)
    yc, ys = (weights * y) @ cosine, (weights * y) @ sine
    if floating_mean:
        yc, ys, cc, ss = yc - mean * c, ys - mean * s, cc - c * c, ss - s * s
    least = np.finfo(float).epsneg
    a, b = yc / np.maximum(cc, least), ys / np.maximum(ss, least)
    if normalize == "amplitude":
        return np.squeeze((a + 1j * b) * np.exp(1j * tau))
    power = np.squeeze(2.0 * (a * yc + b * ys))
    if normalize == "power":
        return power * (float(x.shape[0]) / 4.0)
    whole = (weights * y) @ y - (mean * mean if floating_mean else 0.0)
    return power * (0.5 / whole)
