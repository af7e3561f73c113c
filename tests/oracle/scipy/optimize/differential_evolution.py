# Differential evolution with the original's draws
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
bounds = [(0, 2)] * 3
for strategy in ("best1bin", "best1exp", "rand1bin", "randtobest1bin", "currenttobest1exp", "best2bin", "rand2bin"):
    found = optimize.differential_evolution(optimize.rosen, bounds, strategy=strategy, seed=3, maxiter=20, polish=False)
    print(strategy, found.x.round(10).tolist(), round(float(found.fun), 10), found.nfev)
found = optimize.differential_evolution(optimize.rosen, bounds, rng=1)
print(found.x.round(9), found.nit, found.message, found.success)
found = optimize.differential_evolution(optimize.rosen, bounds, updating="deferred", seed=5, maxiter=20, polish=False)
print(found.x.round(10), found.nfev, found.message, found.success)
