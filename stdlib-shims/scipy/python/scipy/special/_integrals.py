"""Elliptic functions, integrals with names, hypergeometric functions, Lambert's W."""

import numpy as np
from _scipy import special as _special

from scipy._refusals import refuse


def ellipk(m):
    """The complete elliptic integral of the first kind."""
    return _special("ellipk", m)


def ellipkm1(p):
    """The complete elliptic integral of the first kind of 1 - p."""
    return _special("ellipkm1", p)


def ellipe(m):
    """The complete elliptic integral of the second kind."""
    return _special("ellipe", m)


def ellipkinc(phi, m):
    """The incomplete elliptic integral of the first kind."""
    return _special("ellipkinc", phi, m)


def ellipeinc(phi, m):
    """The incomplete elliptic integral of the second kind."""
    return _special("ellipeinc", phi, m)


def ellipj(u, m):
    """Jacobi's sn, cn, dn and the angle."""
    return tuple(_special("ellipj", which, u, m) for which in (0.0, 1.0, 2.0, 3.0))


def elliprc(x, y):
    """Carlson's degenerate elliptic integral."""
    return _special("elliprc", x, y)


def elliprd(x, y, z):
    """Carlson's elliptic integral of the second kind."""
    return _special("elliprd", x, y, z)


def elliprf(x, y, z):
    """Carlson's elliptic integral of the first kind."""
    return _special("elliprf", x, y, z)


def elliprg(x, y, z):
    """Carlson's completely symmetric elliptic integral of the second kind."""
    return _special("elliprg", x, y, z)


def elliprj(x, y, z, p):
    """Carlson's elliptic integral of the third kind."""
    if np.any(np.asarray(p) < 0):
        refuse("scipy.special.elliprj(p=) below zero")
    return _special("elliprj", x, y, z, p)


def expn(n, x):
    """The exponential integral of order n."""
    return _special("expn", n, x)


def exp1(z):
    """The exponential integral of order 1."""
    z = np.asarray(z)
    if z.dtype.kind == "c":
        refuse("scipy.special.exp1 of complex numbers")
    return np.where(z < 0, -np.asarray(_special("expi", np.where(z < 0, -z, 1.0))), _special("expn", 1.0, np.abs(z)))[()]


def expi(x):
    """The exponential integral Ei."""
    return _special("expi", x)


def sici(x):
    """The sine and cosine integrals."""
    return _special("sici", 0.0, x), _special("sici", 1.0, x)


def shichi(x):
    """The hyperbolic sine and cosine integrals."""
    return _special("shichi", 0.0, x), _special("shichi", 1.0, x)


def dawsn(x):
    """Dawson's integral."""
    return _special("dawsn", x)


def spence(z):
    """Spence's integral."""
    return _special("spence", z)


def fresnel(z):
    """Fresnel's sine and cosine integrals."""
    return _special("fresnel", 0.0, z), _special("fresnel", 1.0, z)


def _known(name, value, *arguments):
    """The value, when every place that has numbers for arguments has one."""
    lost = np.isnan(value)
    if np.any(lost) and np.any(lost & ~np.any(np.isnan(np.broadcast_arrays(*arguments)), axis=0)):
        refuse(f"scipy.special.{name} of these arguments", "their digits would be lost")
    return value


def hyp0f1(v, z):
    """The confluent hypergeometric function 0F1."""
    return _known("hyp0f1", _special("hyp0f1", v, z), v, z)


def hyp1f1(a, b, x):
    """Kummer's hypergeometric function 1F1."""
    return _known("hyp1f1", _special("hyp1f1", a, b, x), a, b, x)


def hyp2f1(a, b, c, z):
    """Gauss's hypergeometric function 2F1."""
    if np.any(np.asarray(z) > 1):
        refuse("scipy.special.hyp2f1(z=) above 1")
    return _known("hyp2f1", _special("hyp2f1", a, b, c, z), a, b, c, z)


def lambertw(z, k=0, tol=1e-8):
    """The k-th branch of the inverse of w exp(w), as complex numbers."""
    z, k = np.broadcast_arrays(np.asarray(z, dtype=complex), np.asarray(k))
    with np.errstate(all="ignore"):
        near = np.sqrt(2 * (np.e * z + 1))
        branch = np.where(k == 0, -1 + near - near**2 / 3, -1 - near - near**2 / 3)
        log = np.log(z) + 2j * np.pi * k
        far = log - np.log(log)
        # The real tail of the branch below: between -1/e and 0 the logarithm would leave the axis.
        real = (k == -1) & (z.imag == 0) & (z.real < 0) & (z.real >= -1 / np.e)
        below = np.log(np.where(real, -z.real, 0.1))
        far = np.where(real, below - np.log(-below), far)
        small = z * (1 - z * (1 - 1.5 * z))
        start = np.where((k == 0) & (np.abs(z) < 0.2), small, far)
        touching = (np.abs(z + 1 / np.e) < 0.3) & ((k == 0) | ((k == -1) & (z.imag >= 0)) | ((k == 1) & (z.imag < 0)))
        w = np.where(touching, branch, start)
        between = (k == 0) & (np.abs(z) >= 0.2) & (np.abs(z) < 3) & ~touching
        w = np.where(between & (np.abs(1 + z) > 0.1), np.log(1 + z), w)
        for _ in range(60):
            grown = np.exp(w)
            gap = w * grown - z
            step = gap / (grown * (w + 1) - (w + 2) * gap / (2 * w + 2))
            step = np.where(np.isfinite(step), step, 0.0)
            w = w - step
            if np.all(np.abs(step) <= 1e-16 * np.abs(w)):
                break
        w = np.where(z == 0, np.where(k == 0, 0.0, -np.inf), w)
        w = np.where(np.isinf(z.real) & (z.real > 0), z + 2j * np.pi * k, w)
    return w[()]
