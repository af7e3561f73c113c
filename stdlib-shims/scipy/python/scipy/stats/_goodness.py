"""goodness_of_fit: whether data follows a family of distributions, by samples from the fitted one; fit within bounds."""

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._continuous import rv_continuous
from scipy.stats._fit import FitResult
from scipy.stats._random import check_random_state
from scipy.stats._records import record

GoodnessOfFitResult = record("GoodnessOfFitResult")


def _anderson_darling(dist, x):
    n = x.shape[-1]
    terms = (2 * np.arange(1, n + 1) - 1) / n * (dist.logcdf(x) + dist.logsf(x[..., ::-1]))
    return -n - np.sum(terms, axis=-1)


def _kolmogorov(dist, x):
    n, values = x.shape[-1], dist.cdf(x)
    above, below = np.max(np.arange(1.0, n + 1) / n - values, axis=-1), np.max(values - np.arange(0.0, n) / n, axis=-1)
    return np.maximum(above, below)


def _cramer(dist, x):
    n = x.shape[-1]
    return 1 / (12 * n) + np.sum(((2 * np.arange(1, n + 1) - 1) / (2 * n) - dist.cdf(x)) ** 2, axis=-1)


def _filliben(dist, x):
    n = x.shape[-1]
    k = np.arange(1, n + 1)
    quantiles = dist.ppf(sc.betaincinv(k, n + 1.0 - k, 0.5))
    x, quantiles = x - x.mean(axis=-1, keepdims=True), quantiles - quantiles.mean(axis=-1, keepdims=True)
    return np.sum(x * quantiles, axis=-1) / np.sqrt(np.sum(x**2, axis=-1) * np.sum(quantiles**2, axis=-1))


STATISTICS = {"ad": (_anderson_darling, "greater"), "ks": (_kolmogorov, "greater"), "cvm": (_cramer, "greater"),
    "filliben": (_filliben, "less")}


def _spread(data, loc, fixed):
    """The standard deviation around a mean from the data, or around the one that is known."""
    n = data.shape[-1] - (0 if "floc" in fixed else 1)
    return np.sqrt(np.sum((data - loc) ** 2, axis=-1, keepdims=True) / n)


def _fitter(dist, fixed, guessed):
    """A function from rows of data to the parameters of each row."""
    names = [*dist._names, "loc", "scale"]
    if all(f"f{name}" in fixed for name in names):
        return lambda data: [fixed[f"f{name}"] for name in names]
    if dist.name == "norm" and type(dist).__name__ == "norm_gen":

        def normal(data):
            loc = fixed.get("floc")
            loc = data.mean(axis=-1, keepdims=True) if loc is None else np.asarray(loc)
            scale = fixed.get("fscale")
            scale = _spread(data, loc, fixed) if scale is None else np.asarray(scale)
            return [loc, scale]

        return normal
    shapes = [guessed[name] for name in dist._names if name in guessed]
    places = {name: value for name, value in guessed.items() if name in ("loc", "scale")}

    def each(data):
        rows = data.reshape(-1, data.shape[-1])
        found = np.array([dist.fit(row, *shapes, **places, **fixed) for row in rows], dtype=float)
        return [found[:, place].reshape((*data.shape[:-1], 1)) for place in range(found.shape[1])]

    return each


def goodness_of_fit(dist, data, *, known_params=None, fit_params=None, guessed_params=None, statistic="ad", n_mc_samples=9999, rng=None,
    random_state=None):
    """Whether data follows a family of distributions."""
    from scipy.stats import monte_carlo_test

    if not isinstance(dist, rv_continuous):
        raise TypeError("`dist` must be a (non-frozen) instance of `stats.rv_continuous`.")
    data = np.asarray(data, dtype=float)
    if data.ndim != 1:
        raise ValueError("`data` must be a one-dimensional array of numbers.")
    known = {f"f{name}": value for name, value in (known_params or {}).items()}
    fitted = {f"f{name}": value for name, value in (fit_params or {}).items()}
    if callable(statistic):
        refuse("scipy.stats.goodness_of_fit(statistic=callable)", "use monte_carlo_test")
    if statistic.lower() not in STATISTICS:
        raise ValueError(f"`statistic` must be one of {set(STATISTICS)}.")
    if int(n_mc_samples) != n_mc_samples:
        raise TypeError("`n_mc_samples` must be an integer.")
    compare, side = STATISTICS[statistic.lower()]
    stream = check_random_state(rng if random_state is None else random_state)
    guessed = guessed_params or {}
    null = [np.ravel(value)[0] for value in _fitter(dist, {**known, **fitted}, guessed)(data)]
    fit_again = _fitter(dist, known, {**(fit_params or {}), **guessed})

    def measure(data, axis):
        data = np.moveaxis(data, axis, -1)
        return compare(dist(*fit_again(data)), np.sort(data, axis=-1))

    draw = lambda size: dist.rvs(*null, size=size, random_state=stream)
    found = monte_carlo_test(data, draw, measure, vectorized=True, n_resamples=int(n_mc_samples), axis=-1, alternative=side)
    result = FitResult(dist.name, null, "The fit was performed successfully.", dist=dist, data=data)
    return GoodnessOfFitResult(fit_result=result, statistic=found.statistic, pvalue=found.pvalue, null_distribution=found.null_distribution)


WHOLE = {"n", "M", "N", "r", "low", "high"}
ENDS = {"p": (0.0, 1.0)}


def fit(dist, data, bounds=None, *, guess=None, method="mle", optimizer=None):
    """The likeliest parameters within bounds, by differential evolution."""
    from scipy.optimize import differential_evolution

    continuous = hasattr(dist, "pdf")
    if not continuous and not hasattr(dist, "pmf"):
        raise ValueError("`dist` must be an instance of `rv_continuous` or `rv_discrete.`")
    data = np.asarray(data)
    if data.ndim != 1:
        raise ValueError("`data` must be exactly one-dimensional.")
    if data.dtype.kind not in "iuf" or not np.all(np.isfinite(data)):
        raise ValueError("All elements of `data` must be finite numbers.")
    if method.lower() != "mle":
        refuse(f"scipy.stats.fit(method={method!r})", "use method='mle'")
    names = [*dist._names, "loc", *(["scale"] if continuous else [])]
    given = {"loc": (0, 0), "scale": (1, 1)}
    if isinstance(bounds, dict):
        given.update(bounds)
    elif bounds is not None:
        if len(bounds) < len(dist._names):
            raise ValueError(
                f"A `bounds` sequence must contain at least {len(dist._names)} elements: tuples specifying the lower and upper bounds of "
                f"all shape "
                f"parameters {', '.join(dist._names)}."
            )
        given.update(zip(names, bounds))
    if guess is not None:
        refuse("scipy.stats.fit(guess=)")
    limits = []
    for name in names:
        if name not in given and name not in ENDS:
            raise ValueError(f"Bounds of the parameter {name!r} are needed to fit {dist.name}.")
        limits.append(tuple(float(end) for end in given.get(name, ENDS.get(name))))
    whole = [not continuous and name in WHOLE or (not continuous and name == "loc") for name in names]

    def cost(theta):
        *shapes, loc, scale = theta if continuous else (*theta, 1.0)
        with np.errstate(all="ignore"):
            if not np.all(dist._argcheck(*shapes)) or scale <= 0:
                return np.inf
            values = dist.logpdf(data, *shapes, loc=loc, scale=scale) if continuous else dist.logpmf(data, *shapes, loc=loc)
            finite = np.isfinite(values)
            return float(-np.sum(values[finite]) + np.sum(~finite) * np.log(np.finfo(float).max) * 100)

    search = differential_evolution if optimizer is None else optimizer
    kwds = {"integrality": whole} if any(whole) else {}
    found = search(cost, bounds=limits, **kwds)
    return FitResult(dist.name, found.x, found.message, success=found.success, dist=dist, data=data)
