"""Fits the test of Anderson and Darling makes for itself."""

import numpy as np


def fit_of(name, y):
    """Parameters, log cdf and log sf of sorted values under the fitted distribution."""
    from scipy import stats

    dist = getattr(stats, name)
    if name == "norm":
        params = (y.mean(), y.std(ddof=1))
    elif name == "expon":
        params = (0, y.mean())
    elif name == "logistic":
        from scipy.optimize import fsolve

        n = len(y)

        def gaps(ab):
            a, b = ab
            z = (y - a) / b
            e = np.exp(z)
            return [np.sum(1.0 / (1 + e)) - 0.5 * n, np.sum(z * (1.0 - e) / (1 + e)) + n]

        params = tuple(fsolve(gaps, np.array([y.mean(), y.std(ddof=1)]), xtol=1e-5))
    else:
        params = dist.fit(y)
    z = (y - params[0]) / params[1]
    return params, dist.logcdf(z), dist.logsf(z)
