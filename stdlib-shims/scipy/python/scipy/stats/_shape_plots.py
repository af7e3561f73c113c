"""Plots that find the shape of a distribution or the power of a transformation."""

import numpy as np

from scipy.stats._transforms import _medians, boxcox, probplot, yeojohnson


def _distribution(dist):
    if not isinstance(dist, str):
        return dist
    from scipy import stats

    try:
        return getattr(stats, dist)
    except AttributeError as error:
        raise ValueError(f"{dist} is not a valid distribution name") from error


def _drawn(plot, x, y, labels):
    if plot is None:
        return
    plot.plot(x, y, "x")
    for part, text in zip(("title", "xlabel", "ylabel"), labels):
        (getattr(plot, f"set_{part}", None) or getattr(plot, part))(text)


def ppcc_max(x, brack=(0.0, 1.0), dist="tukeylambda"):
    """The shape whose quantiles go best with the data."""
    from scipy.optimize import brent
    from scipy.stats import pearsonr

    dist, medians, ordered = _distribution(dist), _medians(len(x)), np.sort(x)
    return brent(lambda shape: float(1 - pearsonr(dist.ppf(medians, shape), ordered)[0]), brack=brack)


def ppcc_plot(x, a, b, dist="tukeylambda", plot=None, N=80):
    """How well each shape between a and b goes with the data."""
    if b <= a:
        raise ValueError("`b` has to be larger than `a`.")
    shapes = np.linspace(a, b, num=N)
    found = np.array([probplot(x, shape, dist=dist, fit=True)[1][-1] for shape in shapes])
    _drawn(plot, shapes, found, (f"({dist}) PPCC Plot", "Shape Values", "Prob Plot Corr. Coef."))
    return shapes, found


def _powers(transform, title, x, la, lb, plot, N):
    x = np.asarray(x)
    if x.size == 0:
        return x
    if lb <= la:
        raise ValueError("`lb` has to be larger than `la`.")
    if transform is boxcox and np.any(x <= 0):
        raise ValueError("Data must be positive.")
    powers = np.linspace(la, lb, num=N)
    found = np.array([probplot(transform(x, lmbda=power), dist="norm", fit=True)[1][-1] for power in powers])
    _drawn(plot, powers, found, (title, "$\\lambda$", "Prob Plot Corr. Coef."))
    return powers, found


def boxcox_normplot(x, la, lb, plot=None, N=80):
    """How normal the data is after each power of Box and Cox."""
    return _powers(boxcox, "Box-Cox Normality Plot", x, la, lb, plot, N)


def yeojohnson_normplot(x, la, lb, plot=None, N=80):
    """How normal the data is after each power of Yeo and Johnson."""
    return _powers(yeojohnson, "Yeo-Johnson Normality Plot", x, la, lb, plot, N)
