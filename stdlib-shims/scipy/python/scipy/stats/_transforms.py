"""Making data more normal: Box-Cox, Yeo-Johnson, and the picture that shows how normal they are."""

import numpy as np

from scipy import special as sc
from scipy.stats._samples import along


def boxcox_llf(lmb, data, *, axis=0, keepdims=False, nan_policy="propagate"):
    """The log-likelihood of a power for the transformation of Box and Cox."""

    def one(data):
        with np.errstate(all="ignore"):
            logs = np.log(data)
            if lmb == 0:
                spread = np.log(np.var(logs, axis=-1))
            else:
                # The variance of y ** lmb / lmb, scaled so that large powers do not overflow.
                shift = np.max(lmb * logs, axis=-1, keepdims=True)
                spread = np.log(np.var(np.exp(lmb * logs - shift), axis=-1)) + 2 * shift[..., 0] - 2 * np.log(abs(lmb))
            return (lmb - 1) * np.sum(logs, axis=-1) - data.shape[-1] / 2 * spread

    return along(one, [data], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def boxcox_normmax(x, brack=None, method="pearsonr", optimizer=None, *, ymax=None):
    """The power that makes positive data most normal."""
    from scipy.optimize import brent

    x = np.asarray(x)
    if not np.all(np.isfinite(x) & (x >= 0)):
        raise ValueError("The `x` argument of `boxcox_normmax` must contain only positive, finite, real numbers.")
    bracket = (-2.0, 2.0) if brack is None else brack

    def by_likelihood():
        return brent(lambda lmb: -float(boxcox_llf(lmb, x)), brack=bracket)

    def by_correlation():
        middles = sc.ndtri(_medians(len(x)))
        return brent(lambda lmb: 1 - float(np.corrcoef(middles, np.sort(sc.boxcox(x, lmb)))[0, 1]), brack=bracket)

    if method == "mle":
        return np.float64(by_likelihood())
    if method == "pearsonr":
        return np.float64(by_correlation())
    if method == "all":
        return np.array([by_correlation(), by_likelihood()])
    raise ValueError(f"Method {method} not recognized.")


def boxcox(x, lmbda=None, alpha=None, optimizer=None):
    """The transformation of Box and Cox with the best power, or the given one."""
    x = np.asarray(x)
    if lmbda is not None:
        return sc.boxcox(x, lmbda)
    if x.ndim != 1:
        raise ValueError("Data must be 1-dimensional.")
    if x.size == 0:
        return x
    if np.all(x == x[0]):
        raise ValueError("Data must not be constant.")
    if np.any(x <= 0):
        raise ValueError("Data must be positive.")
    best = boxcox_normmax(x, method="mle", optimizer=optimizer)
    y = sc.boxcox(x, best)
    if alpha is None:
        return y, best
    from scipy.optimize import brentq

    goal = boxcox_llf(best, x) - 0.5 * sc.chdtri(1, alpha)
    gap = lambda lmb: float(boxcox_llf(lmb, x) - goal)
    low, high = best - 0.1, best + 0.1
    while gap(low) > 0:
        low -= 0.1
    while gap(high) > 0:
        high += 0.1
    return y, best, (brentq(gap, low, best), brentq(gap, best, high))


def _yeojohnson(x, lmbda):
    x = np.asarray(x, dtype=float)
    up = x >= 0
    positive, negative = np.where(up, x, 0.0), np.where(up, 0.0, x)
    above = np.log1p(positive) if abs(lmbda) < np.spacing(1.0) else np.expm1(lmbda * np.log1p(positive)) / lmbda
    below = -np.log1p(-negative) if abs(lmbda - 2) <= np.spacing(1.0) else -np.expm1((2 - lmbda) * np.log1p(-negative)) / (2 - lmbda)
    return np.where(up, above, below)


def yeojohnson_llf(lmb, data, *, axis=0, nan_policy="propagate", keepdims=False):
    """The log-likelihood of a power for the transformation of Yeo and Johnson."""

    def one(data):
        with np.errstate(all="ignore"):
            spread = np.log(_yeojohnson(data, lmb).var(axis=-1))
            return -data.shape[-1] / 2 * spread + (lmb - 1) * np.sum(np.sign(data) * np.log1p(np.abs(data)), axis=-1)

    return along(one, [data], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def yeojohnson_normmax(x, brack=None):
    """The power that makes data of either sign most normal."""
    from scipy.optimize import brent

    x = np.asarray(x, dtype=float)
    if not np.all(np.isfinite(x)):
        raise ValueError("Yeo-Johnson input must be finite.")
    if np.all(x == 0):
        return 1.0
    cost = lambda lmb: -float(yeojohnson_llf(lmb, x))
    if brack is not None:
        return brent(cost, brack=brack)
    return brent(cost, brack=(-2, 2))


def yeojohnson(x, lmbda=None):
    """The transformation of Yeo and Johnson with the best power, or the given one."""
    x = np.asarray(x)
    if x.size == 0:
        return x
    if x.dtype.kind == "c":
        raise ValueError("Yeo-Johnson transformation is not defined for complex numbers.")
    if lmbda is not None:
        return _yeojohnson(x, lmbda)
    best = yeojohnson_normmax(x)
    return _yeojohnson(x, best), best


def _medians(n):
    """Filliben's estimate of the medians of sorted uniform values."""
    v = np.empty(n)
    v[-1] = 0.5 ** (1.0 / n)
    v[0] = 1 - v[-1]
    v[1:-1] = (np.arange(2, n) - 0.3175) / (n + 0.365)
    return v


def probplot(x, sparams=(), dist="norm", fit=True, plot=None, rvalue=False):
    """Sorted data against the quantiles of a distribution, and the line through them."""
    from scipy import stats

    x = np.asarray(x)
    if x.size == 0:
        return ((x, x), (np.nan, np.nan, 0.0)) if fit else (x, x)
    sparams = () if sparams is None else (sparams,) if np.isscalar(sparams) else tuple(sparams)
    if isinstance(dist, str):
        try:
            dist = getattr(stats, dist)
        except AttributeError as error:
            raise ValueError(f"{dist} is not a valid distribution name") from error
    osm, osr = dist.ppf(_medians(len(x)), *sparams), np.sort(x)
    if fit:
        slope, intercept, r, _, _ = stats.linregress(osm, osr)
    if plot is not None:
        plot.plot(osm, osr, "bo")
        if fit:
            plot.plot(osm, slope * osm + intercept, "r-")
        name = lambda part: getattr(plot, f"set_{part}", None) or getattr(plot, part)
        name("title")("Probability Plot")
        name("xlabel")("Theoretical quantiles")
        name("ylabel")("Ordered Values")
        if rvalue and fit:
            x_low, x_high, y_low, y_high = osm.min(), osm.max(), x.min(), x.max()
            plot.text(x_low + 0.7 * (x_high - x_low), y_low + 0.01 * (y_high - y_low), f"$R^2={r**2:1.4f}$")
    return ((osm, osr), (slope, intercept, r)) if fit else (osm, osr)
