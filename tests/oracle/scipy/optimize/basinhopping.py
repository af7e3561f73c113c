# Basin hopping with the original's draws
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: np.cos(14.5 * x[0] - 0.3) + (x[0] + 0.2) * x[0]
found = optimize.basinhopping(f, [1.0], niter=20, seed=1)
print(found.x.round(10), round(float(found.fun), 9), found.nit, found.message, found.minimization_failures)
found = optimize.basinhopping(f, [1.0], niter=20, rng=1, stepsize=1, T=0.1, minimizer_kwargs={"method": "L-BFGS-B"})
print(found.x.round(5), found.success)
found = optimize.basinhopping(f, [1.0], niter=10, seed=2, accept_test=lambda f_new, x_new, f_old, x_old: bool(abs(x_new[0]) < 1))
print(found.x.round(10))
seen = []
found = optimize.basinhopping(f, [1.0], niter=10, seed=2, callback=lambda x, value, accepted: len(seen) > 3 or seen.append(accepted))
print(found.message, found.nit)
refused(lambda: optimize.basinhopping(f, [1.0], target_accept_rate=2))
refused(lambda: optimize.basinhopping(f, [1.0], take_step=3))
