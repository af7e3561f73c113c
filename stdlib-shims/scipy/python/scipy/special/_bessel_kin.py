"""Slopes and zeros of Bessel functions, and the spherical ones."""

import numpy as np
from _scipy import special as _special

from scipy.special._gamma import binom


def _order(n, words="n must be a non-negative integer."):
    if isinstance(n, bool) or int(n) != n or n < 0:
        raise ValueError(words)
    return int(n)


def _slopes(name, sign):
    """The n-th slope of a function by those of the neighbouring orders."""

    def slope(v, z, n=1):
        n = _order(n, f"order of derivative must be non-negative; got {n}" if n < 0 else f"{n} must be an integer")
        value = sum(sign**k * binom(n, k) * _special(name, np.subtract(v, n - 2 * k), z) for k in range(n + 1)) / 2.0**n
        return (value * (-1) ** n if name == "kv" else value)[()]

    return slope


_jvp, _yvp, _ivp, _kvp = _slopes("jv", -1.0), _slopes("yv", -1.0), _slopes("iv", 1.0), _slopes("kv", 1.0)


def jvp(v, z, n=1):
    """The n-th slope of `jv`."""
    return _jvp(v, z, n)


def yvp(v, z, n=1):
    """The n-th slope of `yv`."""
    return _yvp(v, z, n)


def ivp(v, z, n=1):
    """The n-th slope of `iv`."""
    return _ivp(v, z, n)


def kvp(v, z, n=1):
    """The n-th slope of `kv`."""
    return _kvp(v, z, n)


def h1vp(v, z, n=1):
    """The n-th slope of `hankel1`."""
    return jvp(v, z, n) + 1j * yvp(v, z, n)


def h2vp(v, z, n=1):
    """The n-th slope of `hankel2`."""
    return jvp(v, z, n) - 1j * yvp(v, z, n)


def _zeros(function, start, nt, step):
    """The first `nt` positive places where a function changes its sign."""
    from scipy.optimize import brentq

    nt = _order(nt, "Arguments must be integers.")
    found, left, below = [], start, float(function(start))
    while len(found) < nt:
        right = left + step
        above = float(function(right))
        if below == 0.0:
            found.append(left)
        elif below * above < 0:
            found.append(brentq(lambda x: float(function(x)), left, right, xtol=1e-14, rtol=1e-15))
        left, below = right, above
    return np.array(found)


def jn_zeros(n, nt):
    """The first zeros of the function of the first kind."""
    return _zeros(lambda x: _special("jv", abs(n), x), 0.9 * abs(n) + 1e-3, nt, 0.4)


def jnp_zeros(n, nt):
    """The first zeros of the slope of the function of the first kind."""
    return _zeros(lambda x: _jvp(abs(n), x), 0.9 * abs(n) + 1e-3, nt, 0.4)


def yn_zeros(n, nt):
    """The first zeros of the function of the second kind."""
    return _zeros(lambda x: _special("yv", abs(n), x), 0.8 * abs(n) + 0.1, nt, 0.4)


def ynp_zeros(n, nt):
    """The first zeros of the slope of the function of the second kind."""
    return _zeros(lambda x: _yvp(abs(n), x), 0.9 * abs(n) + 0.3, nt, 0.4)


def _spherical(name, n, z, factor):
    """A Bessel function of half order, over the root of its argument."""
    z = np.asarray(z, dtype=float)
    safe = np.where(z == 0, 1.0, np.abs(z))
    return factor / np.sqrt(safe) * _special(name, np.asarray(n) + 0.5, safe)


def _with_slope(value, below, n, z, derivative, up=1.0):
    if not derivative:
        return value(n, z)
    n = np.asarray(n)
    z = np.asarray(z, dtype=float)
    safe = np.where(z == 0, 1.0, z)
    first = -up * value(1, z)
    return np.where(n == 0, -first if below == "in" else first, value(np.maximum(n - 1, 0), z) * up - (n + 1) / safe * value(n, z))[()]


def spherical_jn(n, z, derivative=False):
    """The spherical function of the first kind, or its slope."""

    def value(n, z):
        z = np.asarray(z, dtype=float)
        sign = np.where(z < 0, (-1.0) ** np.asarray(n), 1.0)
        small = np.where(np.asarray(n) == 0, 1.0, 0.0)
        return np.where(z == 0, small, sign * _spherical("jv", n, z, np.sqrt(np.pi / 2)))[()]

    if derivative and np.any(np.asarray(z) == 0):
        inner = np.where(np.asarray(z) == 0, 1.0, z)
        return np.where(np.asarray(z) == 0, np.where(np.asarray(n) == 1, 1 / 3, 0.0), _with_slope(value, "jn", n, inner, True))[()]
    return _with_slope(value, "jn", n, z, derivative)


def spherical_yn(n, z, derivative=False):
    """The spherical function of the second kind, or its slope."""

    def value(n, z):
        z = np.asarray(z, dtype=float)
        sign = np.where(z < 0, (-1.0) ** (np.asarray(n) + 1), 1.0)
        return np.where(z == 0, -np.inf, sign * _spherical("yv", n, z, np.sqrt(np.pi / 2)))[()]

    return _with_slope(value, "yn", n, z, derivative)


def spherical_in(n, z, derivative=False):
    """The modified spherical function of the first kind, or its slope."""

    def value(n, z):
        z = np.asarray(z, dtype=float)
        sign = np.where(z < 0, (-1.0) ** np.asarray(n), 1.0)
        small = np.where(np.asarray(n) == 0, 1.0, 0.0)
        return np.where(z == 0, small, sign * _spherical("iv", n, z, np.sqrt(np.pi / 2)))[()]

    if not derivative:
        return value(n, z)
    n, z = np.asarray(n), np.asarray(z, dtype=float)
    safe = np.where(z == 0, 1.0, z)
    return np.where(n == 0, value(1, z), value(np.maximum(n - 1, 0), z) - (n + 1) / safe * value(n, z))[()]


def spherical_kn(n, z, derivative=False):
    """The modified spherical function of the second kind, or its slope."""

    def value(n, z):
        z = np.asarray(z, dtype=float)
        return np.where(z == 0, np.inf, np.where(z < 0, np.nan, _spherical("kv", n, z, np.sqrt(np.pi / 2))))[()]

    if not derivative:
        return value(n, z)
    n, z = np.asarray(n), np.asarray(z, dtype=float)
    return np.where(n == 0, -value(1, z), -value(np.maximum(n - 1, 0), z) - (n + 1) / z * value(n, z))[()]
