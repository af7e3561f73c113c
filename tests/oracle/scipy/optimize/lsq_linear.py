# Linear least squares within bounds
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


rng = np.random.RandomState(0)
a, b = rng.randn(12, 4), 3 * rng.randn(12)
for method in ("trf", "bvls"):
    for bounds in ((-np.inf, np.inf), (0, np.inf), ([0, -1, -np.inf, -0.1], [1, 0.1, 0.2, np.inf])):
        found = optimize.lsq_linear(a, b, bounds=bounds, method=method)
        print(method, found.x.round(11), round(float(found.cost), 9), found.nit, found.status, found.active_mask.astype(int).tolist())
print(found.message, found.success, found.unbounded_sol[0].round(10))
refused(lambda: optimize.lsq_linear(a, b[:3]))
refused(lambda: optimize.lsq_linear(a, b, bounds=(1, 0)))
refused(lambda: optimize.lsq_linear(a, b, method="best"))
