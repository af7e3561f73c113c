"""Analytic signals, phases of events, and roots that count as one."""

import numpy as np


def _real(x):
    if x.dtype.kind == "c":
        raise ValueError("x must be real.")
    return x


def hilbert(x, N=None, axis=-1):
    """The analytic signal: no negative frequencies."""
    x = _real(np.asarray(x))
    n = x.shape[axis] if N is None else N
    if n <= 0:
        raise ValueError("N must be positive.")
    bins = np.moveaxis(np.fft.fft(x, n, axis=axis), axis, -1)
    factor = np.zeros(n)
    factor[0] = 1.0
    factor[1: (n + 1) // 2] = 2.0
    if n % 2 == 0:
        factor[n // 2] = 1.0
    return np.moveaxis(np.fft.ifft(bins * factor), -1, axis)


def hilbert2(x, N=None, axes=(-2, -1)):
    """The analytic signal of a grid."""
    x = _real(np.atleast_2d(np.asarray(x)))
    if len(axes) != 2:
        raise ValueError("axes must be a tuple of length 2")
    if axes[0] == axes[1]:
        raise ValueError("axes must contain 2 distinct axes")
    if N is None:
        N = (x.shape[axes[0]], x.shape[axes[1]])
    elif isinstance(N, int):
        if N <= 0:
            raise ValueError("N must be positive.")
        N = (N, N)
    elif len(N) != 2 or np.any(np.asarray(N) <= 0):
        raise ValueError("When given as a tuple, N must hold exactly two positive integers")
    bins = np.moveaxis(np.fft.fft2(x, N, axes=axes), axes, (-2, -1))
    sides = []
    for n in N:
        half = (n + 1) // 2
        factor = np.zeros(n)
        factor[:half] = 2.0
        factor[0] = 1.0 if half >= 1 else 0.0
        sides.append(factor)
    bins = np.moveaxis(bins * sides[0][:, None] * sides[1], (-2, -1), axes)
    return np.fft.ifft2(bins, axes=axes)


def envelope(z, bp_in=(1, None), *, n_out=None, squared=False, residual="lowpass", axis=-1):
    """The envelope of a band of frequencies, and what is left of the signal."""
    from scipy.signal._resampling import resample

    z = np.asarray(z)
    if not -z.ndim <= axis < z.ndim:
        raise ValueError(f"Invalid parameter {axis=} for z.shape={z.shape}!")
    if not z.shape[axis] > 0:
        raise ValueError(f"z.shape[axis] not > 0 for z.shape={z.shape}, {axis=}!")
    if len(bp_in) != 2 or not all(isinstance(edge, int) or edge is None for edge in bp_in):
        raise ValueError(f"{bp_in=} isn't a 2-tuple of type (int | None, int | None)!")
    if not (n_out is None or (isinstance(n_out, int) and n_out > 0)):
        raise ValueError(f"{n_out=} is not a positive integer or None!")
    if residual not in ("lowpass", "all", None):
        raise ValueError(f"{residual=} not in ['lowpass', 'all', None]!")
    n = z.shape[axis]
    n_out = n if n_out is None else n_out
    scale = n_out / n
    start = bp_in[0] if bp_in[0] is not None else -(n // 2)
    stop = bp_in[1] if bp_in[1] is not None else (n + 1) // 2
    if not -n // 2 <= start < stop <= (n + 1) // 2:
        raise ValueError(f"`-n//2 <= bp_in[0] < bp_in[1] <= (n+1)//2` does not hold for n=z.shape[axis]={n} and {bp_in=}!")
    z = np.moveaxis(z, axis, -1)
    is_complex = z.dtype.kind == "c"
    if is_complex:
        bins = np.fft.fft(z)
    else:
        bins = np.zeros(z.shape, dtype=complex)
        bins[..., : n // 2 + 1] = np.fft.rfft(z)
        if start > 0:
            bins[..., start:stop] *= 2
        elif stop > 0:
            bins[..., 1:stop] *= 2
    holds_zero = start <= 0 < stop
    band = np.fft.fftshift(bins, axes=-1)[..., start + n // 2: stop + n // 2] if holds_zero else bins[..., start:stop]
    base = np.fft.ifft(band, n=n_out) * scale
    found = np.moveaxis(np.real(base) ** 2 + np.imag(base) ** 2 if squared else np.abs(base), -1, axis)
    if residual is None:
        return found
    if holds_zero:
        bins[..., :stop] = 0
        bins[..., start:] = 0
    else:
        bins[..., start:stop] = 0
    if residual == "lowpass":
        if stop > 0:
            bins[..., stop: (n + 1) // 2] = 0
        else:
            bins[..., start:] = 0
            bins[..., 0: (n + 1) // 2] = 0
    if is_complex:
        rest = resample(bins, n_out, axis=-1, domain="freq")
    else:
        m = min(n, n_out)
        if n_out != n and m % 2 == 0:
            bins[..., m // 2] *= 2 if n_out < n else 0.5
        rest = scale * np.fft.irfft(bins[..., : n_out // 2 + 1], n=n_out)
    return np.stack((found, np.moveaxis(rest, -1, axis)), axis=0)


def vectorstrength(events, period):
    """How well events keep to a period, and at which phase."""
    events, period = np.asarray(events), np.asarray(period)
    if events.ndim > 1:
        raise ValueError("events cannot have dimensions more than 1")
    if period.ndim > 1:
        raise ValueError("period cannot have dimensions more than 1")
    is_single = period.ndim == 0
    events, period = np.atleast_2d(events).astype(float), np.atleast_2d(period).astype(float)
    if np.any(period <= 0):
        raise ValueError("periods must be positive")
    mean = np.mean(np.exp(np.dot(2j * np.pi / period.T, events)), axis=1)
    strength, phase = np.abs(mean), np.angle(mean)
    return (strength[0], phase[0]) if is_single else (strength, phase)


_REDUCE = {"max": np.max, "maximum": np.max, "min": np.min, "minimum": np.min, "avg": np.mean, "mean": np.mean}


def reducer(rtype):
    """What stands for a group of roots."""
    if rtype not in _REDUCE:
        raise ValueError("`rtype` must be one of {'max', 'maximum', 'min', 'minimum', 'avg', 'mean'}")
    return _REDUCE[rtype]


def unique_roots(p, tol=1e-3, rtype="min"):
    """Roots that lie within a tolerance count as one; and how often each."""
    reduce = reducer(rtype)
    p = np.asarray(p)
    used = np.zeros(len(p), dtype=bool)
    found, counts = [], []
    for place in range(len(p)):
        if used[place]:
            continue
        group = (np.abs(p - p[place]) <= tol) & ~used
        found.append(reduce(p[group]))
        counts.append(int(group.sum()))
        used |= group
    return np.asarray(found), np.asarray(counts)
