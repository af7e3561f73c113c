"""More or fewer samples, and samples without their trend."""

import math
import operator

import numpy as np

import _scipy_signal
from scipy._refusals import refuse
from scipy.signal.windows import get_window

_BORDERS = ["constant", "wrap", "edge", "smooth", "symmetric", "reflect", "antisymmetric", "antireflect", "line"]


def upfirdn(h, x, up=1, down=1, axis=-1, mode="constant", cval=0):
    """Zeros put between the samples, a finite filter, and only every so many-th of the answers."""
    x, h = np.asarray(x), np.asarray(h)
    if h.ndim != 1 or h.size == 0:
        raise ValueError("h must be 1-D with non-zero length")
    up, down = int(up), int(down)
    if up < 1 or down < 1:
        raise ValueError("Both up and down must be >= 1")
    if mode.lower() not in _BORDERS:
        raise ValueError(f"Unknown mode: {mode.lower()}")
    kind = np.result_type(h.dtype, x.dtype, np.float32)
    n_out = ((x.shape[axis] - 1) * up + h.size - 1) // down + 1
    moved = np.moveaxis(x, axis, -1)
    # Samples beyond the ends: enough of them that the filter meets no edge, on a grid that starts a multiple of `down` earlier.
    reach = 0 if mode.lower() == "constant" and cval == 0 else -(-h.size // up)
    skipped = 0
    if reach:
        reach = -(-reach // down) * down
        moved = _continued(moved, reach, mode.lower(), cval)
        skipped = reach * up // down
    rows = np.ascontiguousarray(moved).reshape(-1, moved.shape[-1])
    run = _scipy_signal.up_filter_down_complex if kind.kind == "c" else _scipy_signal.up_filter_down
    out = run(h, rows, up, down)[:, skipped: skipped + n_out]
    return np.moveaxis(out.reshape(moved.shape[:-1] + (n_out,)), -1, axis).astype(kind, copy=False)


def _continued(x, reach, mode, cval):
    """The rows with samples beyond both ends."""
    widths = [(0, 0)] * (x.ndim - 1) + [(reach, reach)]
    n = x.shape[-1]
    if mode == "constant":
        return np.pad(x, widths, mode="constant", constant_values=cval)
    plain = {"wrap": "wrap", "edge": "edge", "symmetric": "symmetric", "reflect": "reflect"}
    if mode in plain:
        return np.pad(x, widths, mode=plain[mode])
    steps = np.arange(1, reach + 1)
    first, last = x[..., :1], x[..., -1:]
    if mode in ("smooth", "line"):
        before = after = (last - first) / (n - 1) if n > 1 else 0.0 * first
        if mode == "smooth" and n > 1:
            before, after = x[..., 1:2] - first, last - x[..., -2:-1]
        return np.concatenate((first - before * steps[::-1], x, last + after * steps), axis=-1)
    if mode == "antireflect" and reach < n:
        return np.concatenate((2 * first - x[..., reach:0:-1], x, 2 * last - x[..., -2:-reach - 2:-1]), axis=-1)
    if mode == "antisymmetric" and reach <= n:
        return np.concatenate((-x[..., reach - 1::-1], x, -x[..., :-reach - 1:-1]), axis=-1)
    return refuse(f"scipy.signal.upfirdn(mode={mode!r})", "the signal is shorter than the filter")


def _window_of_bins(window, n):
    """Weights of the bins, zero frequency first; None for no window."""
    if window is None:
        return None
    if callable(window):
        return np.asarray(window(np.fft.fftfreq(n)))
    if hasattr(window, "shape"):
        if window.shape != (n,):
            raise ValueError(f"window.shape={window.shape} != ({n},), i.e., window length is not equal to number of frequency bins!")
        return np.array(window)
    return np.fft.fftshift(get_window(window, n))


def resample(x, num, t=None, axis=0, window=None, domain="time"):
    """So many samples of the same waves."""
    if domain not in ("time", "freq"):
        raise ValueError(f"Parameter {domain=} not in ('time', 'freq')!")
    x = np.asarray(x)
    x = np.moveaxis(x, axis, -1) if x.ndim > 1 else x
    n = x.shape[-1]
    scale, m = n / num, min(num, n)
    half = m // 2 + 1
    weights = _window_of_bins(window, n)
    if domain == "time" and x.dtype.kind != "c":
        bins = np.fft.rfft(x)
        if weights is not None:
            n_bins = bins.shape[-1]
            weights = np.array(weights, dtype=float)
            weights[1:n_bins] += np.flip(weights[-n_bins + 1:])
            weights[1:n_bins] /= 2
            bins = bins * weights[:n_bins]
        bins = bins[..., :half].copy()
        if m % 2 == 0 and num != n:
            bins[..., m // 2] *= 2 if num < n else 0.5
        found = np.fft.irfft(bins / scale, n=num)
    else:
        bins = np.fft.fft(x) if domain == "time" else x
        bins = bins if weights is None else bins * weights
        kept = np.zeros(bins.shape[:-1] + (num,), dtype=np.result_type(bins, np.complex128))
        kept[..., :half] = bins[..., :half]
        if half < m:
            kept[..., half - m:] = bins[..., half - m:]
        if m % 2 == 0 and num < n:
            kept[..., -(m // 2)] += bins[..., -(m // 2)]
        elif m % 2 == 0 and n < num:
            kept[..., m // 2] /= 2
            kept[..., num - m // 2] = kept[..., m // 2]
        found = np.fft.ifft(kept / scale, n=num)
    if x.dtype == np.float32:
        found = found.astype(np.float32)
    found = np.moveaxis(found, -1, axis) if found.ndim > 1 else found
    if t is not None:
        return found, t[0] + (t[1] - t[0]) * scale * np.arange(num)
    return found


def _taps(window, up, down, x):
    """The finite filter that keeps what both rates can carry, and half its length."""
    from scipy.signal._finite import firwin

    if isinstance(window, (list, np.ndarray)):
        taps = np.array(window)
        if taps.ndim > 1:
            raise ValueError("window must be 1-D")
        return taps, (taps.size - 1) // 2
    rate = max(up, down)
    taps = firwin(20 * rate + 1, 1.0 / rate, window=window)
    return taps.astype(x.dtype) if x.dtype.kind in "fc" else taps, 10 * rate


def resample_poly(x, up, down, axis=0, window=("kaiser", 5.0), padtype="constant", cval=None):
    """Samples at up/down times the rate, by one finite filter."""
    x = np.asarray(x)
    if up != int(up):
        raise ValueError("up must be an integer")
    if down != int(down):
        raise ValueError("down must be an integer")
    up, down = int(up), int(down)
    if up < 1 or down < 1:
        raise ValueError("up and down must be >= 1")
    if cval is not None and padtype != "constant":
        raise ValueError("cval has no effect when padtype is ", padtype)
    common = math.gcd(up, down)
    up, down = up // common, down // common
    if up == down == 1:
        return x.copy()
    n = x.shape[axis]
    n_out = -(-n * up // down)
    taps, half = _taps(window, up, down, x)
    taps = taps * up
    before = down - half % down
    removed = (half + before) // down
    after = 0
    while ((n - 1) * up + len(taps) + before + after - 1) // down + 1 < n_out + removed:
        after += 1
    taps = np.concatenate((np.zeros(before, dtype=taps.dtype), taps, np.zeros(after, dtype=taps.dtype)))
    levels = {"mean": np.mean, "median": np.median, "minimum": np.min, "maximum": np.max}
    border = {"mode": "constant", "cval": 0}
    level = None
    if padtype in levels:
        level = levels[padtype](x, axis=axis, keepdims=True)
        x = x - level
    elif padtype in _BORDERS:
        border = {"mode": padtype, "cval": 0 if cval is None else cval}
    else:
        raise ValueError("padtype must be one of: maximum, mean, median, minimum, " + ", ".join(_BORDERS))
    y = upfirdn(taps, x, up, down, axis=axis, **border)
    kept = [slice(None)] * x.ndim
    kept[axis] = slice(removed, removed + n_out)
    y = y[tuple(kept)]
    return y if level is None else y + level


def decimate(x, q, n=None, ftype="iir", axis=-1, zero_phase=True):
    """Every q-th sample, after a filter that takes away what would fold over."""
    from scipy.signal import _filtering as filtering
    from scipy.signal._designs import cheby1
    from scipy.signal._finite import firwin

    x, q = np.asarray(x), operator.index(q)
    n = None if n is None else operator.index(n)
    kind = x.dtype if x.dtype.kind in "fc" and x.dtype != np.float16 else np.dtype(np.float64)
    if not isinstance(ftype, str):
        refuse("scipy.signal.decimate(ftype=<system>)", "use ftype='iir' or 'fir'")
    if ftype not in ("fir", "iir"):
        raise ValueError("invalid ftype")
    kept = [slice(None)] * x.ndim
    if ftype == "fir":
        taps = firwin((20 * q if n is None else n) + 1, 1.0 / q, window="hamming").astype(kind)
        if zero_phase:
            return resample_poly(x, 1, q, axis=axis, window=taps)
        kept[axis] = slice(None, -(-x.shape[axis] // q), None)
        return upfirdn(taps, x, up=1, down=q, axis=axis)[tuple(kept)]
    sos = cheby1(8 if n is None else n, 0.05, 0.8 / q, output="sos").astype(kind)
    kept[axis] = slice(None, None, q)
    run = filtering.sosfiltfilt if zero_phase else filtering.sosfilt
    return run(sos, x, axis=axis)[tuple(kept)]


def detrend(data, axis=-1, type="linear", bp=0, overwrite_data=False):
    """Samples less their mean, or less a line between break points."""
    if type not in ("linear", "l", "constant", "c"):
        raise ValueError("Trend type must be 'linear' or 'constant'.")
    x = np.asarray(data)
    if type in ("constant", "c"):
        return x - np.mean(x, axis, keepdims=True)
    n = x.shape[axis]
    breaks = np.unique(np.concatenate((np.atleast_1d(0), np.atleast_1d(bp), np.atleast_1d(n))))
    if np.any(breaks > n):
        raise ValueError("Breakpoints must be less than length of data along given axis.")
    kind = x.dtype if x.dtype.char in "dfDF" else np.dtype(float)
    moved = np.moveaxis(x, axis, 0)
    rows = moved.reshape(n, -1).astype(kind)
    for start, stop in zip(breaks[:-1].tolist(), breaks[1:].tolist()):
        ramp = np.ones((stop - start, 2), dtype=kind)
        ramp[:, 0] = np.arange(1, stop - start + 1) / (stop - start)
        fitted = np.linalg.lstsq(ramp, rows[start:stop], rcond=None)[0]
        rows[start:stop] = rows[start:stop] - ramp @ fitted
    return np.moveaxis(rows.reshape(moved.shape), 0, axis)
