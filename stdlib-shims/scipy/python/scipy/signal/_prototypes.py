"""Analog lowpass filters with an edge at 1: zeros, poles and gain."""

import math

import numpy as np

from scipy._refusals import refuse_others


def _order(N, xp=None, device=None):
    refuse_others("analog prototypes", xp=(xp, None), device=(device, None))
    if abs(int(N)) != N:
        raise ValueError("Filter order must be a nonnegative integer")
    return int(N)


def buttap(N, *, xp=None, device=None):
    """Butterworth's filter: as flat as can be."""
    N = _order(N, xp, device)
    m = np.arange(-N + 1, N, 2, dtype=np.float64)
    return np.array([]), -np.exp(1j * np.pi * m / (2 * N)) if N else np.array([], dtype=complex), 1.0


def cheb1ap(N, rp, *, xp=None, device=None):
    """Chebyshev's first filter: ripples of `rp` dB where it passes."""
    N = _order(N, xp, device)
    if N == 0:
        return np.array([]), np.array([], dtype=complex), 10 ** (-rp / 20)
    ripple = np.sqrt(10 ** (0.1 * rp) - 1.0)
    mu = 1.0 / N * np.arcsinh(1 / ripple)
    theta = np.pi * np.arange(-N + 1, N, 2) / (2 * N)
    p = -np.sinh(mu + 1j * theta)
    k = np.prod(-p, axis=0).real
    return np.array([]), p, k / np.sqrt(1 + ripple * ripple) if N % 2 == 0 else k


def cheb2ap(N, rs, *, xp=None, device=None):
    """Chebyshev's second filter: ripples below `rs` dB where it stops."""
    N = _order(N, xp, device)
    if N == 0:
        return np.array([], dtype=complex), np.array([], dtype=complex), 1.0
    ripple = 1.0 / np.sqrt(10 ** (0.1 * rs) - 1.0)
    mu = np.arcsinh(1.0 / ripple) / N
    m = np.concatenate((np.arange(-N + 1, 0, 2), np.arange(2, N, 2))) if N % 2 else np.arange(-N + 1, N, 2)
    z = 1j / np.sin(m * np.pi / (2.0 * N))
    p = -1 / np.sinh(mu + 1j * np.pi * np.arange(-N + 1, N, 2) / (2 * N))
    return z, p, (np.prod(-p) / np.prod(-z)).real


def complete_integral(m):
    """The complete elliptic integral K(m), by the arithmetic-geometric mean."""
    return complete_integral_of_rest(1 - m)


def complete_integral_of_rest(rest):
    """K(1 - rest), exact for small rests."""
    if rest <= 0:
        return math.inf
    a, b = 1.0, math.sqrt(rest)
    while abs(a - b) > 1e-16 * a:
        a, b = (a + b) / 2, math.sqrt(a * b)
        if abs(a - b) < 4e-16 * a:
            break
    return math.pi / (2 * a)


def jacobi(u, m):
    """Jacobi's sn, cn and dn, by descending Landen steps."""
    if m < 1e-14:
        return math.sin(u), math.cos(u), 1.0
    a, c = [1.0], [math.sqrt(m)]
    b = math.sqrt(1 - m)
    while abs(c[-1]) > 1e-16 and len(a) < 20:
        a_now = a[-1]
        c.append((a_now - b) / 2)
        a.append((a_now + b) / 2)
        b = math.sqrt(a_now * b)
    phi = 2 ** (len(a) - 1) * a[-1] * u
    before = phi
    for step in range(len(a) - 1, 0, -1):
        before = phi
        phi = (phi + math.asin(max(-1.0, min(1.0, c[step] / a[step] * math.sin(phi))))) / 2
    sn, cn = math.sin(phi), math.cos(phi)
    divisor = math.cos(before - phi)
    dn = cn / divisor if abs(divisor) > 0.1 else math.sqrt(1 - m * sn * sn)
    return sn, cn, dn


def _degree(n, m1):
    """The modulus whose degree equation of order n holds for m1, from the nome."""
    nome = math.exp(-math.pi * complete_integral_of_rest(m1) / complete_integral(m1)) ** (1.0 / n)
    steps = range(8)
    top = sum(nome ** (k * (k + 1)) for k in steps)
    bottom = 1 + 2 * sum(nome ** (k * k) for k in range(1, 9))
    return 16 * nome * (top / bottom) ** 4


def _inverse_sc(w, m):
    """The u with sc(u, 1 - m) = w, for real w: the inverse of sn along the imaginary axis."""
    k = math.sqrt(m)
    rest = math.sqrt(1 - m)
    moduli = [k]
    while moduli[-1] != 0.0 and len(moduli) < 12:
        now = moduli[-1]
        other = math.sqrt((1 - now) * (1 + now))
        moduli.append((1 - other) / (1 + other))
    quarter = math.pi / 2 * math.prod(1 + value for value in moduli[1:])
    values = [1j * w]
    for now, after in zip(moduli, moduli[1:]):
        value = values[-1]
        values.append(2 * value / ((1 + after) * (1 + np.sqrt(1 - (now * value) ** 2 + 0j))))
    found = quarter * 2 / np.pi * np.arcsin(values[-1] + 0j)
    return found.imag if rest >= 0 else 0.0


def ellipap(N, rp, rs, *, xp=None, device=None):
    """Cauer's elliptic filter: ripples on both sides, the steepest there is."""
    N = _order(N, xp, device)
    if N == 0:
        return np.array([], dtype=complex), np.array([], dtype=complex), 10 ** (-rp / 20)
    if N == 1:
        p = -math.sqrt(1.0 / (10 ** (0.1 * rp) - 1.0))
        return np.array([], dtype=complex), np.asarray(p, dtype=complex), -p
    ripple_squared = 10 ** (0.1 * rp) - 1
    ripple = np.sqrt(ripple_squared)
    m1 = ripple_squared / (10 ** (0.1 * rs) - 1)
    if not 0 < m1 < 1:
        raise ValueError("Cannot design a filter with given rp and rs specifications.")
    m = _degree(N, m1)
    quarter = complete_integral(m)
    j = np.arange(1 - N % 2, N, 2)
    parts = np.array([jacobi(step * quarter / N, m) for step in j])
    sn, cn, dn = parts[:, 0], parts[:, 1], parts[:, 2]
    zeros = 1j / (np.sqrt(m) * sn[np.abs(sn) > 2e-16])
    zeros = np.concatenate((zeros, np.conj(zeros)))
    v0 = quarter / (N * complete_integral(m1)) * _inverse_sc(1.0 / ripple, m1)
    sv, cv, dv = jacobi(v0, 1 - m)
    p = -(cn * dn * sv * cv + 1j * sn * dv) / (1 - (dn * sv) ** 2.0)
    if N % 2:
        complex_ones = p[np.abs(p.imag) > 2e-16 * np.sqrt(np.sum(p * np.conj(p)).real)]
        p = np.concatenate((p, np.conj(complex_ones)))
    else:
        p = np.concatenate((p, np.conj(p)))
    k = (np.prod(-p) / np.prod(-zeros)).real
    return zeros, p, float(k / np.sqrt(1 + ripple_squared) if N % 2 == 0 else k)


def _reverse_bessel(N):
    """The coefficients of the reverse Bessel polynomial, highest power first."""
    return [math.factorial(2 * N - k) // (2 ** (N - k) * math.factorial(k) * math.factorial(N - k)) for k in range(N, -1, -1)]


_BITS = 320


def _sharpened(root, coefficients):
    """A root after Newton's steps with whole numbers of many digits: high orders leave a float too few."""
    x, y = int(root.real * 2**60) << (_BITS - 60), int(root.imag * 2**60) << (_BITS - 60)
    for _ in range(5):
        top, slope = (0, 0), (0, 0)
        for coefficient in coefficients:
            slope = ((slope[0] * x - slope[1] * y) >> _BITS) + top[0], ((slope[0] * y + slope[1] * x) >> _BITS) + top[1]
            top = ((top[0] * x - top[1] * y) >> _BITS) + (coefficient << _BITS), (top[0] * y + top[1] * x) >> _BITS
        size = slope[0] ** 2 + slope[1] ** 2
        if size == 0:
            break
        x -= ((top[0] * slope[0] + top[1] * slope[1]) << _BITS) // size
        y -= ((top[1] * slope[0] - top[0] * slope[1]) << _BITS) // size
    return complex(x / 2**_BITS, y / 2**_BITS)


def _bessel_roots(N):
    """The roots of the reverse Bessel polynomial, polished together (Aberth's method)."""
    coefficients = np.array(_reverse_bessel(N), dtype=float)
    roots = np.roots(coefficients)
    whole = [float(value) for value in coefficients]

    def values(x):
        top, slope = complex(whole[0]), 0j
        for value in whole[1:]:
            slope = slope * x + top
            top = top * x + value
        return top, slope

    found = [complex(root) for root in roots]
    for _ in range(60):
        largest = 0.0
        for place, root in enumerate(found):
            top, slope = values(root)
            if top == 0:
                continue
            newton = top / slope
            others = sum(1 / (root - other) for spot, other in enumerate(found) if spot != place)
            step = newton / (1 - newton * others)
            found[place] = root - step
            largest = max(largest, abs(step) / abs(root))
        if largest < 1e-15:
            break
    found = np.array([_sharpened(root, _reverse_bessel(N)) for root in found])
    paired = (found + np.conj(found[[int(np.argmin(np.abs(found - np.conj(root)))) for root in found]])) / 2
    return paired


def besselap(N, norm="phase", *, xp=None, device=None):
    """Bessel's filter: as even a delay as can be."""
    N = _order(N, xp, device)
    if N == 0:
        return np.array([]), np.array([]), 1.0
    if norm not in ("phase", "delay", "mag"):
        raise ValueError("normalization not understood")
    p = _bessel_roots(N)
    p = p[np.argsort(-p.imag, kind="stable")]
    p = np.where(np.abs(p.imag) < 1e-12 * np.abs(p), np.conj(p.real + 0j), p)
    last = math.factorial(2 * N) // (math.factorial(N) * 2**N)
    k = float(last)
    if norm != "delay":
        if norm == "mag":
            from scipy.optimize import brentq

            def above(w):
                return abs(k / np.prod(1j * w - p)) - 1 / np.sqrt(2)
            high = 1.5
            while above(high) > 0:
                high *= 2
            scale = 1 / brentq(above, 0.0, high, xtol=1e-15)
            p = p * scale
            k = float(np.prod(-p).real)
        else:
            p = p * 10 ** (-math.log10(last) / N)
            k = 1.0
    return np.array([]), p.astype(complex), k
