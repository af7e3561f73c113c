# Dual annealing with the original's draws
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: np.sum(x * x - 10 * np.cos(2 * np.pi * x)) + 10 * np.size(x)
found = optimize.dual_annealing(f, [(-5.12, 5.12)] * 2, seed=3, maxiter=50)
print(np.abs(found.x).max() < 1e-6, round(float(found.fun), 9), found.nit, found.message, found.success)
found = optimize.dual_annealing(f, [(-5.12, 5.12)] * 2, seed=3, maxiter=20, no_local_search=True)
print(found.x.round(4), round(float(found.fun), 4), found.nfev)
found = optimize.dual_annealing(f, [(-5.12, 5.12)] * 2, seed=3, maxfun=100, no_local_search=True)
print(found.nfev, found.message, found.success)
refused(lambda: optimize.dual_annealing(f, [(1, 0)]))
refused(lambda: optimize.dual_annealing(f, [(0, np.inf)]))
refused(lambda: optimize.dual_annealing(f, [(0, 1)], x0=[1, 2]))
refused(lambda: optimize.dual_annealing(f, [(0, 1)], restart_temp_ratio=2))
