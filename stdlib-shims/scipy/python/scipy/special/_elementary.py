"""The error function, logistic curves, entropies and powers."""

import numpy as np
from _scipy import special as _special


def erf(z):
    """The error function."""
    return _special("erf", z)


def erfc(x):
    """One minus the error function."""
    return _special("erfc", x)


def erfcx(x):
    """exp(x**2) * erfc(x)."""
    return _special("erfcx", x)


def erfinv(y):
    """The inverse of the error function."""
    return _special("erfinv", y)


def erfcinv(y):
    """The inverse of `erfc`."""
    return _special("erfcinv", y)


def ndtr(x):
    """The distribution function of the normal distribution."""
    return _special("ndtr", x)


def ndtri(y):
    """The quantiles of the normal distribution."""
    return _special("ndtri", y)


def log_ndtr(x):
    """The logarithm of `ndtr`."""
    return _special("log_ndtr", x)


def expit(x):
    """1 / (1 + exp(-x))."""
    return _special("expit", x)


def log_expit(x):
    """The logarithm of `expit`."""
    return _special("log_expit", x)


def logit(x):
    """log(x / (1 - x))."""
    return _special("logit", x)


def softplus(x):
    """log(1 + exp(x))."""
    return _special("softplus", x)


def xlogy(x, y):
    """x * log(y), and 0 where x is 0."""
    return _special("xlogy", x, y)


def xlog1py(x, y):
    """x * log1p(y), and 0 where x is 0."""
    return _special("xlog1py", x, y)


def entr(x):
    """-x * log(x)."""
    return _special("entr", x)


def rel_entr(x, y):
    """x * log(x / y)."""
    return _special("rel_entr", x, y)


def kl_div(x, y):
    """x * log(x / y) - x + y."""
    return _special("kl_div", x, y)


def huber(delta, r):
    """Huber's loss."""
    return _special("huber", delta, r)


def pseudo_huber(delta, r):
    """A smooth version of Huber's loss."""
    return _special("pseudo_huber", delta, r)


def exp2(x):
    """2**x."""
    return _special("exp2", x)


def exp10(x):
    """10**x."""
    return _special("exp10", x)


def cbrt(x):
    """The cube root."""
    return _special("cbrt", x)


def exprel(x):
    """(exp(x) - 1) / x."""
    return _special("exprel", x)


def boxcox(x, lmbda):
    """The transformation of Box and Cox."""
    return _special("boxcox", x, lmbda)


def boxcox1p(x, lmbda):
    """The transformation of Box and Cox of 1 + x."""
    return _special("boxcox1p", x, lmbda)


def inv_boxcox(y, lmbda):
    """The inverse of `boxcox`."""
    return _special("inv_boxcox", y, lmbda)


def expm1(x):
    """exp(x) - 1."""
    return np.expm1(x)


def log1p(x):
    """log(1 + x)."""
    return np.log1p(x)


def sinc(x):
    """sin(pi * x) / (pi * x)."""
    return np.sinc(x)


def inv_boxcox1p(y, lmbda):
    """The inverse of `boxcox1p`."""
    y, lmbda = np.asarray(y, dtype=float), np.asarray(lmbda, dtype=float)
    safe = np.where(lmbda == 0, 1.0, lmbda)
    return np.where(lmbda == 0, np.expm1(y), np.expm1(np.log1p(safe * y) / safe))[()]


def powm1(x, y):
    """x**y - 1."""
    return _special("powm1", x, y)


def cosm1(x):
    """cos(x) - 1."""
    return _special("cosm1", x)


def erfi(z):
    """The error function of an imaginary number, over i."""
    return _special("erfi", z)


def owens_t(h, a):
    """Owen's function: the chance of a wedge beside a normal variable."""
    return _special("owens_t", h, a)


def ndtri_exp(y):
    """The quantile whose logarithm of the probability is y."""
    y = np.asarray(y, dtype=float)
    with np.errstate(all="ignore"):
        x = np.where(y > -2, -_special("ndtri", -np.expm1(y)), -np.sqrt(np.maximum(-2 * (y + 0.5 * np.log(2 * np.pi)), 0.0)))
        for _ in range(12):
            value = _special("log_ndtr", x)
            slope = np.exp(-(x**2) / 2 - value) / np.sqrt(2 * np.pi)
            step = (value - y) / slope
            x = np.where((y > -2) | ~np.isfinite(step), x, x - step)
    return np.where(y == 0, np.inf, np.where(y == -np.inf, -np.inf, np.where(y > 0, np.nan, x)))[()]


def _degrees(x):
    """Degrees within a half turn of zero, exactly."""
    return np.asarray(x, dtype=float) - 360.0 * np.round(np.asarray(x, dtype=float) / 360.0)


def sindg(x):
    """The sine of degrees."""
    x = _degrees(x)
    x = np.where(np.abs(x) > 90, np.sign(x) * 180.0 - x, x)
    return np.where(np.abs(x) == 30, np.sign(x) * 0.5, np.sin(x * (np.pi / 180)))[()]


def cosdg(x):
    """The cosine of degrees."""
    return sindg(90.0 - np.asarray(x, dtype=float))


def tandg(x):
    """The tangent of degrees."""
    sine, cosine = np.asarray(sindg(x)), np.asarray(cosdg(x))
    with np.errstate(all="ignore"):
        return np.where(cosine == 0, np.inf, sine / np.where(cosine == 0, 1.0, cosine))[()]


def cotdg(x):
    """The cotangent of degrees."""
    sine, cosine = np.asarray(sindg(x)), np.asarray(cosdg(x))
    with np.errstate(all="ignore"):
        return np.where(sine == 0, np.inf, cosine / np.where(sine == 0, 1.0, sine))[()]


def radian(d, m, s):
    """Degrees, minutes and seconds as radians."""
    return ((np.asarray(d, dtype=float) + np.asarray(m) / 60.0 + np.asarray(s) / 3600.0) * (np.pi / 180))[()]


def diric(x, n):
    """Dirichlet's function: the sinc of n periods."""
    x, n = np.broadcast_arrays(np.asarray(x, dtype=float), np.asarray(n, dtype=float))
    below = np.sin(x / 2)
    flat = np.abs(below) < 1e-7
    with np.errstate(all="ignore"):
        value = np.where(flat, (-1.0) ** (np.round(x / np.pi / 2) * (n - 1)), np.sin(n * x / 2) / (n * np.where(flat, 1.0, below)))
    return np.where((n <= 0) | (n != np.floor(n)), np.nan, value)[()]


def round(x):
    """The nearest whole number, halves to the even one."""
    return np.round(np.asarray(x, dtype=float))[()]


def agm(a, b):
    """The arithmetic-geometric mean."""
    return _special("agm", a, b)
