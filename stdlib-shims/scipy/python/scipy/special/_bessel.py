"""Bessel functions."""

import numpy as np
from _scipy import special as _special


def j0(x):
    """Bessel's function of the first kind of order 0."""
    return _special("j0", x)


def j1(x):
    """Bessel's function of the first kind of order 1."""
    return _special("j1", x)


def jv(v, z):
    """Bessel's function of the first kind."""
    return _special("jv", v, z)


jn = jv


def jve(v, z):
    """`jv`: for real numbers there is nothing to scale."""
    return _special("jv", v, z)


def yv(v, z):
    """Bessel's function of the second kind."""
    return _special("yv", v, z)


def yve(v, z):
    """`yv`: for real numbers there is nothing to scale."""
    return _special("yv", v, z)


def hankel1(v, z):
    """Hankel's function of the first kind."""
    return jv(v, z) + 1j * yv(v, z)


def hankel2(v, z):
    """Hankel's function of the second kind."""
    return jv(v, z) - 1j * yv(v, z)


def y0(x):
    """Bessel's function of the second kind of order 0."""
    return _special("y0", x)


def y1(x):
    """Bessel's function of the second kind of order 1."""
    return _special("y1", x)


def yn(n, x):
    """Bessel's function of the second kind of whole order."""
    return _special("yn", n, x)


def iv(v, z):
    """The modified Bessel function of the first kind."""
    return _special("iv", v, z)


def ive(v, z):
    """`iv` times exp(-abs(z))."""
    return _special("ive", v, z)


def i0(x):
    """The modified Bessel function of the first kind of order 0."""
    return _special("iv", 0.0, x)


def i0e(x):
    """`i0` times exp(-abs(x))."""
    return _special("ive", 0.0, x)


def i1(x):
    """The modified Bessel function of the first kind of order 1."""
    return _special("iv", 1.0, x)


def i1e(x):
    """`i1` times exp(-abs(x))."""
    return _special("ive", 1.0, x)


def kv(v, z):
    """The modified Bessel function of the second kind."""
    return _special("kv", v, z)


def kve(v, z):
    """`kv` times exp(z)."""
    return _special("kve", v, z)


def kn(n, x):
    """The modified Bessel function of the second kind of whole order."""
    return _special("kv", n, x)


def k0(x):
    """The modified Bessel function of the second kind of order 0."""
    return _special("kv", 0.0, x)


def k0e(x):
    """`k0` times exp(x)."""
    return _special("kve", 0.0, x)


def k1(x):
    """The modified Bessel function of the second kind of order 1."""
    return _special("kv", 1.0, x)


def k1e(x):
    """`k1` times exp(x)."""
    return _special("kve", 1.0, x)


def airy(z):
    """Airy's functions Ai and Bi and their slopes: Ai, Ai', Bi, Bi'."""
    return tuple(_special("airy", which, z) for which in (0.0, 1.0, 2.0, 3.0))
