"""Fits with equations of their own: logistic, Pareto, power law, log-Laplace, log-uniform."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


data = stats.gamma.rvs(3.0, size=50, random_state=2) + 1.0
show(stats.logistic.fit(data), stats.logistic.fit(data, floc=3), stats.pareto.fit(data), stats.pareto.fit(data, fscale=0.5))
show(stats.powerlaw.fit(data), stats.powerlaw.fit(data, floc=0), stats.powerlaw.fit(data, fscale=20))
show(stats.loglaplace.fit(data, floc=0), stats.vonmises.fit(data, fscale=1))
show(stats.loguniform.fit(data, floc=0, fscale=1), stats.weibull_min.fit(data, floc=0),
    stats.truncnorm.fit(data, loc=3, scale=2, fa=-2, fb=4))
for call in (lambda: stats.pareto.fit(data, floc=5), lambda: stats.powerlaw.fit(data, fscale=1),
    lambda: stats.loglaplace.fit(data, floc=2)):
    try:
        call()
    except ValueError as error:
        print(type(error).__name__, error)
