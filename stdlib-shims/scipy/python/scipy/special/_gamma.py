"""The gamma and beta functions and their kin."""

import numpy as np
from _scipy import special as _special

from scipy._refusals import refuse


def gamma(z):
    """The gamma function.

    >>> gamma(5)
    np.float64(24.0)
    """
    return _special("gamma", z)


def gammaln(x):
    """The logarithm of the absolute value of the gamma function."""
    return _special("gammaln", x)


def rgamma(z):
    """One over the gamma function, zero at its poles."""
    z = np.asarray(z, dtype=float)
    at_pole = (z <= 0) & (np.floor(z) == z)
    return np.where(at_pole, 0.0, 1.0 / _special("gamma", np.where(at_pole, 1.0, z)))[()]


def digamma(z):
    """The logarithmic derivative of the gamma function."""
    return _special("digamma", z)


psi = digamma


def polygamma(n, x):
    """The derivative of the digamma function of order `n`."""
    n, x = np.asarray(n), np.asarray(x)
    value = (-1.0) ** (n + 1) * _special("gamma", n + 1.0) * _special("zeta", n + 1.0, x)
    return np.where(n == 0, _special("digamma", x), value)[()]


def multigammaln(a, d):
    """The logarithm of the gamma function of `d` variables."""
    a = np.asarray(a)
    if not np.isscalar(d) or np.floor(d) != d:
        raise ValueError("d should be a positive integer (dimension)")
    if np.any(a <= 0.5 * (d - 1)):
        raise ValueError(f"condition a ({a:f}) > 0.5 * (d-1) ({0.5 * (d - 1):f}) not met")
    value = d * (d - 1) * 0.25 * np.log(np.pi)
    return value + sum(gammaln(a - j / 2.0) for j in range(d))


def poch(z, m):
    """The rising factorial: gamma(z + m) / gamma(z)."""
    return (gamma(np.add(z, m)) / gamma(z))[()]


def zeta(x, q=None):
    """The zeta function of Riemann, or of Hurwitz with `q`."""
    return _special("zeta", x, 1.0 if q is None else q)


def beta(a, b):
    """The beta function."""
    return _special("beta", a, b)


def betaln(a, b):
    """The logarithm of the absolute value of the beta function."""
    return _special("betaln", a, b)


def binom(x, y):
    """The binomial coefficient of real numbers."""
    return _special("binom", x, y)


def gammainc(a, x):
    """The regularised lower incomplete gamma function."""
    return _special("gammainc", a, x)


def gammaincc(a, x):
    """The regularised upper incomplete gamma function."""
    return _special("gammaincc", a, x)


def gammaincinv(a, y):
    """The inverse of `gammainc`."""
    return _special("gammaincinv", a, y)


def gammainccinv(a, y):
    """The inverse of `gammaincc`."""
    return _special("gammainccinv", a, y)


def betainc(a, b, x):
    """The regularised incomplete beta function."""
    return _special("betainc", a, b, x)


def betaincc(a, b, x):
    """One minus the regularised incomplete beta function."""
    return _special("betaincc", a, b, x)


def betaincinv(a, b, y):
    """The inverse of `betainc`."""
    return _special("betaincinv", a, b, y)


def gammasgn(x):
    """The sign of the gamma function."""
    return _special("gammasgn", x)


def betainccinv(a, b, y):
    """The inverse of `betaincc`."""
    y = np.asarray(y, dtype=float)
    return 1.0 - _special("betaincinv", b, a, y)


def zetac(x):
    """Riemann's zeta function minus 1."""
    x = np.asarray(x, dtype=float)
    if np.any(x < 1):
        refuse("scipy.special.zetac of numbers below 1")
    # From 2^-x on: nothing is lost for large x.
    return _special("zeta", x, 2.0)


def loggamma(z):
    """The principal branch of the logarithm of the gamma function."""
    if not np.iscomplexobj(z):
        z = np.asarray(z, dtype=float)
        return np.where(z < 0, np.nan, _special("gammaln", np.where(z < 0, 1.0, z)))[()]
    z = np.asarray(z, dtype=complex)
    if np.any(z.real < 0):
        refuse("scipy.special.loggamma of complex numbers with a negative real part")
    shifted, sums = z, np.zeros(z.shape, dtype=complex)
    for _ in range(12):
        sums, shifted = sums + np.log(shifted), shifted + 1
    inverse, square = 1 / shifted, 1 / shifted**2
    series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square
        * (1 / 1680 - square * (1 / 1188 - square * 691 / 360360)))))
    return ((shifted - 0.5) * np.log(shifted) - shifted + 0.5 * np.log(2 * np.pi) + series - sums)[()]
