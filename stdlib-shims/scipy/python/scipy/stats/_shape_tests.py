"""Tests of normality: Shapiro-Wilk, D'Agostino, Jarque-Bera, Anderson-Darling."""

import warnings

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._methods import MonteCarloMethod
from scipy.stats._samples import Fields, SignificanceResult, along, fields, normal_p
from scipy.stats._summaries import kurtosis, skew

ShapiroResult = fields("ShapiroResult")
NormaltestResult = fields("NormaltestResult")
SkewtestResult = fields("SkewtestResult")
KurtosistestResult = fields("KurtosistestResult")


def shapiro(x, *, axis=None, nan_policy="propagate", keepdims=False):
    """The test of Shapiro and Wilk, by Royston's approximation."""

    def one(values):
        if values.size > 5000:
            warnings.warn(f"scipy.stats.shapiro: For N > 5000, computed p-value may not be accurate. Current N is {values.size}.",
                UserWarning, stacklevel=4)
        return _shapiro(np.sort(values))

    return ShapiroResult(*along(one, [x], axis, nan_policy, n_out=2, keepdims=keepdims, least=3))


def _quantile(p):
    """Normal quantiles below the median by the approximation of Beasley and Springer, which Royston's algorithm builds on."""
    q = p - 0.5
    r = q * q
    near = np.polyval([-25.44106049637, 41.39119773534, -18.61500062529, 2.50662823884], r)
    near = q * near / np.polyval([3.13082909833, -21.06224101826, 23.08336743743, -8.47351093090, 1.0], r)
    far = np.sqrt(-np.log(p))
    tail = np.polyval([2.32121276858, 4.85014127135, -2.29796479134, -2.78718931138],
        far) / np.polyval([1.63706781897, 3.54388924762, 1.0], far)
    return np.where(np.abs(q) <= 0.42, near, -tail)


def _shapiro(x):
    n = x.size
    if x[0] == x[-1]:
        return np.float64(1.0), np.float64(1.0)
    half = n // 2
    m = _quantile((np.arange(1, half + 1) - 0.375) / (n + 0.25))
    if n == 3:
        a = np.array([np.sqrt(0.5)])
    else:
        total = 2 * np.sum(m**2)
        root, small = np.sqrt(total), 1 / np.sqrt(n)
        first = np.polyval([-2.706056, 4.434685, -2.07119, -0.147981, 0.221157, 0.0], small) - m[0] / root
        if n > 5:
            second = np.polyval([-3.582633, 5.682633, -1.752461, -0.293762, 0.042981, 0.0], small) - m[1] / root
            scale = np.sqrt((total - 2 * m[0] ** 2 - 2 * m[1] ** 2) / (1 - 2 * first**2 - 2 * second**2))
            a = np.concatenate(([first, second], -m[2:] / scale))
        else:
            scale = np.sqrt((total - 2 * m[0] ** 2) / (1 - 2 * first**2))
            a = np.concatenate(([first], -m[1:] / scale))
    weights = np.zeros(n)
    weights[:half], weights[n - half :] = -a, a[::-1]
    span = x[-1] - x[0]
    scaled = x / span
    centred = scaled - scaled.mean()
    ssx, ssa = np.sum(centred**2), np.sum((weights - weights.mean()) ** 2)
    sax = np.sum((weights - weights.mean()) * centred)
    root = np.sqrt(ssa * ssx)
    one_less = (root - sax) * (root + sax) / (ssa * ssx)
    w = 1 - one_less
    if n == 3:
        p = 6 / np.pi * (np.arcsin(np.sqrt(w)) - np.pi / 3)
        return np.float64(max(w, 0.75)), np.float64(max(p, 0.0))
    y, log_n = np.log(one_less), np.log(n)
    if n <= 11:
        gamma = -2.273 + 0.459 * n
        if y >= gamma:
            return np.float64(w), np.float64(1e-99)
        y = -np.log(gamma - y)
        mean = np.polyval([-0.0006714, 0.025054, -0.39978, 0.5440], n)
        spread = np.exp(np.polyval([-0.0020322, 0.062767, -0.77857, 1.3822], n))
    else:
        mean = np.polyval([0.0038915, -0.083751, -0.31082, -1.5861], log_n)
        spread = np.exp(np.polyval([0.0030302, -0.082676, -0.4803], log_n))
    return np.float64(w), np.float64(sc.ndtr(-(y - mean) / spread))


def _skew_z(a):
    n = a.size
    b2 = skew(a)
    y = b2 * np.sqrt((n + 1) * (n + 3) / (6.0 * (n - 2)))
    beta2 = 3.0 * (n**2 + 27 * n - 70) * (n + 1) * (n + 3) / ((n - 2.0) * (n + 5) * (n + 7) * (n + 9))
    w2 = -1 + np.sqrt(2 * (beta2 - 1))
    delta, alpha = 1 / np.sqrt(0.5 * np.log(w2)), np.sqrt(2.0 / (w2 - 1))
    y = 1.0 if y == 0 else y
    return delta * np.log(y / alpha + np.sqrt((y / alpha) ** 2 + 1))


def _kurtosis_z(a):
    n = a.size
    b2 = kurtosis(a, fisher=False)
    mean = 3.0 * (n - 1) / (n + 1)
    variance = 24.0 * n * (n - 2) * (n - 3) / ((n + 1) * (n + 1.0) * (n + 3) * (n + 5))
    x = (b2 - mean) / np.sqrt(variance)
    root_beta = 6.0 * (n * n - 5 * n + 2) / ((n + 7) * (n + 9)) * np.sqrt(6.0 * (n + 3) * (n + 5) / (n * (n - 2) * (n - 3)))
    a_ = 6.0 + 8.0 / root_beta * (2.0 / root_beta + np.sqrt(1 + 4.0 / root_beta**2))
    term1 = 1 - 2 / (9.0 * a_)
    below = 1 + x * np.sqrt(2 / (a_ - 4.0))
    term2 = np.sign(below) * (np.nan if below == 0 else ((1 - 2.0 / a_) / abs(below)) ** (1 / 3.0))
    return (term1 - term2) / np.sqrt(2 / (9.0 * a_))


def skewtest(a, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    """Whether the skewness is that of a normal sample."""
    one = lambda line: (_skew_z(line), normal_p(_skew_z(line), alternative))
    return SkewtestResult(*along(one, [a], axis, nan_policy, n_out=2, keepdims=keepdims, least=8))


def kurtosistest(a, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    """Whether the kurtosis is that of a normal sample."""
    one = lambda line: (_kurtosis_z(line), normal_p(_kurtosis_z(line), alternative))
    return KurtosistestResult(*along(one, [a], axis, nan_policy, n_out=2, keepdims=keepdims, least=5))


def normaltest(a, axis=0, nan_policy="propagate", *, keepdims=False):
    """Skewness and kurtosis together, after D'Agostino and Pearson."""

    def one(line):
        total = _skew_z(line) ** 2 + _kurtosis_z(line) ** 2
        return total, sc.chdtrc(2, total)

    return NormaltestResult(*along(one, [a], axis, nan_policy, n_out=2, keepdims=keepdims, least=8))


def jarque_bera(x, *, axis=None, nan_policy="propagate", keepdims=False):
    """Skewness and kurtosis together, after Jarque and Bera."""

    def one(line):
        statistic = line.size / 6 * (skew(line) ** 2 + kurtosis(line) ** 2 / 4)
        return statistic, sc.chdtrc(2, statistic)

    return SignificanceResult(*along(one, [x], axis, nan_policy, n_out=2, keepdims=keepdims))


class AndersonResult(Fields):
    """The statistic, critical values and their levels in percent."""

    _name = "AndersonResult"
    _fields = ("statistic", "critical_values", "significance_level")


# Critical values for many observations, their levels in percent, and the factor that few observations need.
CRITICAL = {
    "norm": ([0.561, 0.631, 0.752, 0.873, 1.035], [15, 10, 5, 2.5, 1], lambda n: 1.0 + 0.75 / n + 2.25 / n / n),
    "expon": ([0.916, 1.062, 1.321, 1.591, 1.959], [15, 10, 5, 2.5, 1], lambda n: 1.0 + 0.6 / n),
    "logistic": ([0.426, 0.563, 0.660, 0.769, 0.906, 1.010], [25, 10, 5, 2.5, 1, 0.5], lambda n: 1.0 + 0.25 / n),
    "gumbel_l": ([0.474, 0.637, 0.757, 0.877, 1.038], [25, 10, 5, 2.5, 1], lambda n: 1.0 + 0.2 / np.sqrt(n)),
}
CRITICAL["gumbel_r"] = CRITICAL["gumbel_l"]


def anderson(x, dist="norm", *, method=None):
    """The test of Anderson and Darling with parameters from the data; `method="interpolate"` gives a p-value."""
    from scipy.stats._anderson_fits import fit_of
    from scipy.stats._fit import FitResult

    name = {"extreme1": "gumbel_l", "gumbel": "gumbel_l"}.get(dist, dist)
    if name not in CRITICAL:
        if name == "weibull_min":
            refuse("scipy.stats.anderson(dist='weibull_min')", "use kstest with the parameters of weibull_min.fit")
        raise ValueError("Invalid distribution; dist must be in {'weibull_min', 'gumbel_l', 'expon', 'gumbel_r', 'logistic', 'norm'}.")
    if isinstance(method, MonteCarloMethod):
        refuse("scipy.stats.anderson(method=MonteCarloMethod)", "use method='interpolate' or goodness_of_fit")
    if method not in (None, "interpolate"):
        raise ValueError("`method` must be either 'interpolate' or an instance of `MonteCarloMethod`.")
    y = np.sort(np.asarray(x, dtype=float))
    n = y.size
    params, lower, upper = fit_of(name, y)
    i = np.arange(1, n + 1)
    statistic = -n - np.sum((2 * i - 1.0) / n * (lower + upper[::-1]), axis=0)
    values, levels, factor = CRITICAL[name]
    values, levels = np.around(np.array(values) / factor(n), 3), np.array(levels, dtype=float)
    if method == "interpolate":
        return SignificanceResult(statistic, np.interp(statistic, values, levels / 100))
    return AndersonResult(statistic, values, levels, fit_result=FitResult(name, params,
        "`anderson` successfully fit the distribution to the data."))
