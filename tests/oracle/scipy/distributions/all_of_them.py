"""Every continuous distribution by its name, as scripts that look for the best fit do."""
import numpy as np
from scipy import stats

from scipy.stats._continuous_distns import _distn_names
from scipy.stats._distn_infrastructure import rv_frozen

print(len(_distn_names) > 90, [name for name in ("norm", "gamma", "lognorm", "weibull_min", "t") if name in _distn_names])
data = stats.gamma.rvs(2.0, size=80, random_state=1)
best = {}
for name in ("norm", "gamma", "expon", "lognorm", "rayleigh", "logistic"):
    dist = getattr(stats, name)
    best[name] = stats.kstest(data, name, args=dist.fit(data)).pvalue
print(max(best, key=best.get), round(best["norm"], 11), isinstance(stats.norm(0, 1), rv_frozen), isinstance(stats.norm, stats.rv_continuous))
print(round(float(np.sum(stats.norm.logpdf(data, *stats.norm.fit(data)))), 9))
