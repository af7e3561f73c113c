"""One filter in many forms: polynomials, zeros and poles, sections, and how they turn into each other."""

import warnings
from math import comb

import numpy as np

from scipy.signal._rates import checked_rate


class BadCoefficients(UserWarning):
    """A numerator begins with coefficients that are nearly zero."""


def _vector(values):
    """At least one dimension, of floats or complex numbers."""
    values = np.atleast_1d(np.asarray(values))
    return values if values.dtype.kind in "fc" else values.astype(float)


def normalize(b, a):
    """The same rational function with a denominator that begins with one."""
    den = np.atleast_1d(np.asarray(a))
    try:
        num = np.atleast_2d(np.asarray(b))
    except ValueError:
        rows = [np.atleast_1d(row) for row in b]
        width = max(row.size for row in rows)
        num = np.array([np.concatenate((np.zeros(width - row.size), row)) for row in rows])
    if den.ndim != 1:
        raise ValueError("Denominator polynomial must be rank-1 array.")
    if num.ndim > 2:
        raise ValueError("Numerator polynomial must be rank-1 or rank-2 array.")
    if np.all(den == 0):
        raise ValueError("Denominator must have at least on nonzero element.")
    den = np.trim_zeros(den, "f")
    num, den = num / den[0], den / den[0]
    small = np.all(np.abs(num) <= 1e-14, axis=0)
    n_leading = int(np.argmin(small)) if not small.all() else small.size
    if n_leading > 0:
        warnings.warn("Badly conditioned filter coefficients (numerator): the results may be meaningless", BadCoefficients, stacklevel=2)
        num = num[:, min(n_leading, num.shape[1] - 1):]
    return (num[0] if num.shape[0] == 1 else num), den


def tf2zpk(b, a):
    """Zeros, poles and gain from polynomials."""
    b, a = normalize(b, a)
    b, a = _vector(b), _vector(a)
    gain = b[0]
    return np.roots(b / gain), np.roots(a), gain


def zpk2tf(z, p, k):
    """Polynomials from zeros, poles and gain."""
    z, p = np.atleast_1d(np.asarray(z)), np.asarray(p)
    if z.ndim > 1:
        gains = np.broadcast_to(np.atleast_1d(k), (z.shape[0],))
        b = np.array([gain * np.poly(row) for gain, row in zip(gains, z)])
    else:
        b = np.atleast_1d(np.multiply(np.asarray(k, dtype=np.result_type(k, float)), np.poly(z)))
    return b, np.atleast_1d(np.poly(p))


def sos2tf(sos):
    """Polynomials from sections."""
    sos = np.asarray(sos)
    sos = sos if sos.dtype.kind in "fc" else sos.astype(float)
    b, a = np.ones(1, dtype=sos.dtype), np.ones(1, dtype=sos.dtype)
    for row in sos:
        b, a = np.polymul(b, row[:3]), np.polymul(a, row[3:])
    return b, a


def sos2zpk(sos):
    """Zeros, poles and gain from sections."""
    sos = np.asarray(sos)
    z, p = np.zeros(2 * len(sos), dtype=complex), np.zeros(2 * len(sos), dtype=complex)
    gain = 1.0
    for section, row in enumerate(sos):
        zeros, poles, factor = tf2zpk(row[:3], row[3:])
        z[2 * section: 2 * section + len(zeros)] = zeros
        p[2 * section: 2 * section + len(poles)] = poles
        gain = gain * factor
    return z, p, gain


def tf2sos(b, a, pairing=None, *, analog=False):
    """Sections from polynomials."""
    return zpk2sos(*tf2zpk(b, a), pairing=pairing, analog=analog)


def split_pairs(z, tol=None):
    """One of each conjugate pair, that with the positive imaginary part, and the real numbers."""
    z = np.atleast_1d(z)
    if z.size == 0:
        return z, z
    if tol is None:
        tol = 100 * np.finfo((1.0 * z).dtype).eps
    z = z[np.lexsort((np.abs(z.imag), z.real))]
    is_real = np.abs(z.imag) <= tol * np.abs(z)
    real = z[is_real].real
    if len(real) == len(z):
        return np.array([]), real
    z = z[~is_real]
    above, below = z[z.imag > 0], z[z.imag < 0]
    if len(above) != len(below):
        raise ValueError("Array contains complex value with no matching conjugate.")
    # Within a run of equal real parts the imaginary parts decide the order.
    edges = np.flatnonzero(~(np.diff(above.real) <= tol * np.abs(above[:-1]))) + 1
    for start, stop in zip([0, *edges.tolist()], [*edges.tolist(), len(above)]):
        for part in (above, below):
            run = part[start:stop]
            part[start:stop] = run[np.argsort(np.abs(run.imag), kind="stable")]
    if np.any(np.abs(above - below.conj()) > tol * np.abs(below)):
        raise ValueError("Array contains complex value with no matching conjugate.")
    return (above + below.conj()) / 2, real


def _take_nearest(pool, target, which):
    """The element nearest to the target, of this kind, and the others."""
    order = np.argsort(np.abs(pool - target))
    if which != "any":
        is_real = np.isreal(pool[order])
        order = order[is_real if which == "real" else ~is_real]
    return pool[order[0]], np.delete(pool, order[0])


def _section(z, p):
    row = np.zeros(6)
    b, a = zpk2tf(z, p, 1)
    row[3 - len(b): 3], row[6 - len(a): 6] = b.real, a.real
    return row


def _pair_up(z, p, n_sections, worst, is_minimal):
    """Rows from the last to the first: the pole nearest to the edge of stability with the zeros nearest to it."""
    rows = [None] * n_sections
    for place in range(n_sections - 1, -1, -1):
        spot = worst(p)
        first, p = p[spot], np.delete(p, spot)
        n_real = int(np.isreal(p).sum())
        if np.isreal(first) and n_real == 0:
            # The last real pole stands alone.
            zeros = []
            if not is_minimal or len(z) > 0:
                zero, z = _take_nearest(z, first, "real")
                zeros = [zero]
            rows[place] = _section(zeros, [first]) if is_minimal else _section([*zeros, 0], [first, 0])
            continue
        if len(p) + 1 == len(z) and not np.isreal(first) and n_real == 1 and np.isreal(z).sum() == 1:
            # One real pole and one real zero must be left for each other.
            zero, z = _take_nearest(z, first, "complex")
            rows[place] = _section([zero, np.conj(zero)], [first, np.conj(first)])
            continue
        if np.isreal(first):
            reals = np.flatnonzero(np.isreal(p))
            spot = reals[worst(p[reals])]
            second, p = p[spot], np.delete(p, spot)
        else:
            second = np.conj(first)
        zeros = []
        if len(z) > 0:
            zero, z = _take_nearest(z, first, "any")
            zeros = [zero]
            if not np.isreal(zero):
                zeros.append(np.conj(zero))
            elif len(z) > 0:
                zero, z = _take_nearest(z, first, "real")
                zeros.append(zero)
        rows[place] = _section(zeros, [first, second])
    return np.array(rows)


def zpk2sos(z, p, k, pairing=None, *, analog=False):
    """Sections from zeros, poles and gain."""
    z, p, k = np.asarray(z), np.asarray(p), np.asarray(k)
    if pairing is None:
        pairing = "minimal" if analog else "nearest"
    valid = ["nearest", "keep_odd", "minimal"]
    if pairing not in valid:
        raise ValueError(f"pairing must be one of {valid}, not {pairing}")
    if analog and pairing != "minimal":
        raise ValueError('for analog zpk2sos conversion, pairing must be "minimal"')
    if len(z) == len(p) == 0:
        return np.array([[0.0, 0.0, float(k), 0.0, 0.0, 1.0]] if analog else [[float(k), 0.0, 0.0, 1.0, 0.0, 0.0]])
    if pairing != "minimal":
        p = np.concatenate((p, np.zeros(max(len(z) - len(p), 0))))
        z = np.concatenate((z, np.zeros(max(len(p) - len(z), 0))))
        n_sections = (max(len(p), len(z)) + 1) // 2
        if len(p) % 2 == 1 and pairing == "nearest":
            p, z = np.concatenate((p, [0.0])), np.concatenate((z, [0.0]))
    else:
        if len(p) < len(z):
            raise ValueError("for analog zpk2sos conversion, must have len(p)>=len(z)")
        n_sections = (len(p) + 1) // 2
    z, p = np.concatenate(split_pairs(z)), np.concatenate(split_pairs(p))
    if not np.isreal(k):
        raise ValueError("k must be real")

    def worst(p):
        return int(np.argmin(np.abs(np.real(p)) if analog else np.abs(1 - np.abs(p))))
    sos = _pair_up(z, p, n_sections, worst, pairing == "minimal")
    sos[0, :3] *= k.real
    return sos


def _one_number(wo):
    try:
        return float(wo)
    except TypeError:
        return float(wo[0])


def lp2lp(b, a, wo=1.0):
    """A lowpass with its edge at 1 moved to wo."""
    b, a, wo = _vector(b), _vector(a), _one_number(wo)
    d, n = len(a), len(b)
    powers = wo ** np.arange(max(d, n) - 1, -1, -1, dtype=float)
    start = max(n - d, 0)
    return normalize(b * powers[start] / powers[max(d - n, 0):], a * powers[start] / powers[start:])


def lp2hp(b, a, wo=1.0):
    """A lowpass with its edge at 1 made a highpass with its edge at wo."""
    b, a, wo = _vector(b), _vector(a), _one_number(wo)
    n = max(len(a), len(b))
    powers = wo ** np.arange(n, dtype=float) if wo != 1 else np.ones(n)

    def turned(values):
        return np.concatenate((values[::-1] * powers[: len(values)], np.zeros(n - len(values))))
    return normalize(turned(b), turned(a))


def _by_band(values, size, term):
    """Coefficients collected from (power, value) pairs."""
    out = np.zeros(size + 1, dtype=values.dtype)
    for power, value in term:
        out[size - power] += value
    return out


def lp2bp(b, a, wo=1.0, bw=1.0):
    """A lowpass with its edge at 1 made a bandpass."""
    b, a = _vector(b), _vector(a)
    top = max(len(a), len(b)) - 1

    def spread(values):
        n = len(values) - 1
        return _by_band(values, n + top, ((top - i + 2 * k, comb(i, k) * values[n - i] * (wo * wo) ** (i - k) / bw**i)
                                          for i in range(n + 1) for k in range(i + 1)))
    return normalize(spread(b), spread(a))


def lp2bs(b, a, wo=1.0, bw=1.0):
    """A lowpass with its edge at 1 made a bandstop."""
    b, a = _vector(b), _vector(a)
    top = max(len(a), len(b)) - 1

    def spread(values):
        n = len(values) - 1
        return _by_band(values, 2 * top, ((i + 2 * k, comb(top - i, k) * values[n - i] * (wo * wo) ** (top - i - k) * bw**i)
                                          for i in range(n + 1) for k in range(top - i + 1)))
    return normalize(spread(b), spread(a))


def bilinear(b, a, fs=1.0):
    """A digital filter from an analog one, by the trapezoidal rule."""
    b, a = np.atleast_1d(np.asarray(b)), np.atleast_1d(np.asarray(a))
    for name, values in (("a", a), ("b", b)):
        if values.ndim != 1:
            raise ValueError(f"Parameter {name} is not a 1d array since {name}.shape={values.shape}")
    b, a = np.trim_zeros(b, "f"), np.trim_zeros(a, "f")
    scale = np.sqrt(checked_rate(fs, may_be_missing=False) * 2)
    top = max(len(a), len(b)) - 1

    def moved(values):
        total = np.zeros(top + 1, dtype=np.result_type(values, float))
        for power, value in enumerate(values[::-1]):
            term = np.ones(1)
            for _ in range(top - power):
                term = np.polymul(term, np.array([1.0, 1.0]) / scale)
            for _ in range(power):
                term = np.polymul(term, np.array([1.0, -1.0]) * scale)
            total = total + value * term
        return total
    return normalize(moved(b), moved(a))


def _missing_zeros(z, p):
    degree = len(p) - len(z)
    if degree < 0:
        raise ValueError("Improper transfer function. Must have at least as many poles as zeros.")
    return degree


def bilinear_zpk(z, p, k, fs):
    """A digital filter from an analog one, by the trapezoidal rule."""
    z, p = np.atleast_1d(z), np.atleast_1d(p)
    twice = 2.0 * checked_rate(fs, may_be_missing=False)
    degree = _missing_zeros(z, p)
    gain = k * np.real(np.prod(twice - z) / np.prod(twice - p))
    return np.concatenate(((twice + z) / (twice - z), -np.ones(degree))), (twice + p) / (twice - p), gain


def lp2lp_zpk(z, p, k, wo=1.0):
    """A lowpass with its edge at 1 moved to wo."""
    z, p, wo = np.atleast_1d(z), np.atleast_1d(p), float(wo)
    return wo * z, wo * p, k * wo ** _missing_zeros(z, p)


def lp2hp_zpk(z, p, k, wo=1.0):
    """A lowpass with its edge at 1 made a highpass with its edge at wo."""
    z, p, wo = np.atleast_1d(z), np.atleast_1d(p), float(wo)
    degree = _missing_zeros(z, p)
    return np.concatenate((wo / z, np.zeros(degree))), wo / p, k * np.real(np.prod(-z) / np.prod(-p))


def _of_one_kind(z, p):
    """Zeros and poles both complex if either is: signs of zero decide on which side a root lies."""
    z, p = np.atleast_1d(z), np.atleast_1d(p)
    kind = np.result_type(z, p, float)
    return z.astype(kind), p.astype(kind)


def _both_sides(values, wo):
    values = values.astype(complex)
    apart = np.sqrt(values**2 - wo**2)
    return np.concatenate((values + apart, values - apart))


def lp2bp_zpk(z, p, k, wo=1.0, bw=1.0):
    """A lowpass with its edge at 1 made a bandpass."""
    z, p, wo, bw = *_of_one_kind(z, p), float(wo), float(bw)
    degree = _missing_zeros(z, p)
    zeros = np.concatenate((_both_sides(z * bw / 2, wo), np.zeros(degree)))
    return zeros, _both_sides(p * bw / 2, wo), k * bw**degree


def lp2bs_zpk(z, p, k, wo=1.0, bw=1.0):
    """A lowpass with its edge at 1 made a bandstop."""
    z, p, wo, bw = *_of_one_kind(z, p), float(wo), float(bw)
    degree = _missing_zeros(z, p)
    zeros = np.concatenate((_both_sides((bw / 2) / z, wo), np.full(degree, 1j * wo), np.full(degree, -1j * wo)))
    return zeros, _both_sides((bw / 2) / p, wo), k * np.real(np.prod(-z) / np.prod(-p))
