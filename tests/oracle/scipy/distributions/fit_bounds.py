"""Parameters fitted within bounds."""
import numpy as np
from scipy import stats
from scipy.optimize import differential_evolution

def search(cost, bounds, integrality=None):
    return differential_evolution(cost, bounds, integrality=integrality, rng=1)


data = stats.nbinom.rvs(5, 0.5, loc=0, size=80, random_state=1)
r = stats.fit(stats.nbinom, data, [(1, 30), (0, 1)], optimizer=search)
print(r.params.n, round(r.params.p, 1), r.params.loc, r.success)
r = stats.fit(stats.gamma, stats.gamma.rvs(2.0, scale=3.0, size=100, random_state=2), {"a": (0.1, 10), "scale": (0.1, 10)},
    optimizer=search)
print(np.round(r.params, 2), round(float(r.nllf()), 9))
try:
    stats.fit(stats.norm, [[1.0]])
except ValueError as error:
    print(error)
