"""Distribution functions and quantiles."""

import numpy as np
from _scipy import special as _special


def stdtr(df, t):
    """The distribution function of Student's t."""
    return _special("stdtr", df, t)


def stdtrit(df, p):
    """The quantiles of Student's t."""
    return _special("stdtrit", df, p)


def chdtr(v, x):
    """The distribution function of chi squared."""
    return _special("chdtr", v, x)


def chdtrc(v, x):
    """The upper tail of chi squared."""
    return _special("chdtrc", v, x)


def chdtri(v, p):
    """The inverse of `chdtrc`."""
    return _special("chdtri", v, p)


def fdtr(dfn, dfd, x):
    """The distribution function of Fisher's F."""
    return _special("fdtr", dfn, dfd, x)


def fdtrc(dfn, dfd, x):
    """The upper tail of Fisher's F."""
    return _special("fdtrc", dfn, dfd, x)


def fdtri(dfn, dfd, p):
    """The quantiles of Fisher's F."""
    return _special("fdtri", dfn, dfd, p)


def bdtr(k, n, p):
    """The distribution function of the binomial distribution."""
    k, n = np.floor(k), np.asarray(n)
    return np.where(k >= n, 1.0, _special("betaincc", np.where(k >= n, 1.0, k + 1.0), np.where(k >= n, 1.0, n - k), p))[()]


def bdtrc(k, n, p):
    """The upper tail of the binomial distribution."""
    k, n = np.floor(k), np.asarray(n)
    return np.where(k >= n, 0.0, _special("betainc", np.where(k >= n, 1.0, k + 1.0), np.where(k >= n, 1.0, n - k), p))[()]


def pdtr(k, m):
    """The distribution function of the Poisson distribution."""
    return _special("pdtr", k, m)


def pdtrc(k, m):
    """The upper tail of the Poisson distribution."""
    return _special("pdtrc", k, m)


def kolmogorov(y):
    """The upper tail of Kolmogorov's distribution."""
    return _special("kolmogorov", y)


def smirnov(n, d):
    """The chance of a gap of at least d to one side of a distribution, of n values."""
    return _special("smirnov", n, d)


def chndtr(x, df, nc):
    """The distribution function of noncentral chi squared."""
    return _special("chndtr", x, df, nc)


def chndtrix(p, df, nc):
    """The quantiles of noncentral chi squared."""
    return _special("chndtrix", p, df, nc)


def nctdtr(df, nc, t):
    """The distribution function of noncentral t."""
    return _special("nctdtr", df, nc, t)


def nctdtrit(df, nc, p):
    """The quantiles of noncentral t."""
    return _special("nctdtrit", df, nc, p)


def ncfdtr(dfn, dfd, nc, f):
    """The distribution function of noncentral F."""
    return _special("ncfdtr", dfn, dfd, nc, f)


def ncfdtri(dfn, dfd, nc, p):
    """The quantiles of noncentral F."""
    return _special("ncfdtri", dfn, dfd, nc, p)


def bdtri(k, n, y):
    """The chance of success for which `bdtr` is y."""
    k, n = np.floor(np.asarray(k, dtype=float)), np.asarray(n, dtype=float)
    return (1.0 - _special("betaincinv", n - k, k + 1.0, y))[()]


def nbdtr(k, n, p):
    """The distribution function of failures before n successes."""
    return _special("betainc", n, np.floor(np.asarray(k, dtype=float)) + 1.0, p)


def nbdtrc(k, n, p):
    """The upper tail of failures before n successes."""
    return _special("betaincc", n, np.floor(np.asarray(k, dtype=float)) + 1.0, p)


def nbdtri(k, n, y):
    """The chance of success for which `nbdtr` is y."""
    return _special("betaincinv", n, np.floor(np.asarray(k, dtype=float)) + 1.0, y)


def pdtri(k, y):
    """The mean for which `pdtr` is y."""
    return _special("gammainccinv", np.floor(np.asarray(k, dtype=float)) + 1.0, y)


def gdtr(a, b, x):
    """The distribution function of a gamma variable."""
    return _special("gammainc", b, np.multiply(a, x))


def gdtrc(a, b, x):
    """The upper tail of a gamma variable."""
    return _special("gammaincc", b, np.multiply(a, x))


def gdtrix(a, b, p):
    """The quantiles of a gamma variable."""
    return np.divide(_special("gammaincinv", b, p), a)


def gdtria(p, b, x):
    """The rate for which `gdtr` is p."""
    return np.divide(_special("gammaincinv", b, p), x)


def nrdtrimn(p, std, x):
    """The mean of a normal variable from one of its probabilities."""
    return (np.asarray(x) - np.asarray(std) * _special("ndtri", p))[()]


def nrdtrisd(mn, p, x):
    """The standard deviation of a normal variable from one of its probabilities."""
    return ((np.asarray(x) - np.asarray(mn)) / _special("ndtri", p))[()]


def tklmbda(x, lmbda):
    """The distribution function of Tukey's lambda distribution."""
    from scipy.stats import tukeylambda

    return tukeylambda.cdf(x, lmbda)


def _inverse(tail, p, high):
    """Where a falling function takes each value p, by halving."""
    low, high = np.zeros(p.shape), np.broadcast_to(np.asarray(high, dtype=float), p.shape).copy()
    for _ in range(1100):
        middle = (low + high) / 2
        if np.all((middle == low) | (middle == high)):
            break
        above = tail(middle) > p
        low, high = np.where(above, middle, low), np.where(above, high, middle)
    return (low + high) / 2


def kolmogi(p):
    """The inverse of `kolmogorov`."""
    p = np.asarray(p, dtype=float)
    inner = np.where((p > 0) & (p < 1), p, 0.5)
    found = _inverse(lambda x: _special("kolmogorov", x), inner, 30.0)
    return np.where(p == 0, np.inf, np.where(p == 1, 0.0, np.where((p > 0) & (p < 1), found, np.nan)))[()]


def smirnovi(n, p):
    """The inverse of `smirnov`."""
    n, p = np.broadcast_arrays(np.asarray(n, dtype=float), np.asarray(p, dtype=float))
    inner = np.where((p > 0) & (p < 1), p, 0.5)
    found = _inverse(lambda x: _special("smirnov", n, x), inner, 1.0)
    return np.where(p == 0, 1.0, np.where(p == 1, 0.0, np.where((p > 0) & (p < 1), found, np.nan)))[()]
