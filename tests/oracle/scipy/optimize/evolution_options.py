# Whole numbers, constraints and starts of an evolution
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


found = optimize.differential_evolution(lambda x: (x[0] - 2.3) ** 2 + (x[1] - 0.5) ** 2, [(0, 5), (0, 1)], integrality=[True, False], seed=3)
print(found.x.round(9), round(float(found.fun), 11))
found = optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, constraints=optimize.LinearConstraint([[1, 1]], -np.inf, 1.5), seed=3, polish=False, maxiter=40)
print(found.x.round(10), found.maxcv, found.success)
found = optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, init="random", x0=[1.0, 1.0], seed=3, mutation=0.7, maxiter=2, polish=False)
print(found.x, found.fun)
refused(lambda: optimize.differential_evolution(optimize.rosen, [(0, np.inf)] * 2))
refused(lambda: optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, strategy="best"))
refused(lambda: optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, mutation=3))
refused(lambda: optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, init="best"))
refused(lambda: optimize.differential_evolution(optimize.rosen, [(0, 2)] * 2, x0=[3, 3]))
