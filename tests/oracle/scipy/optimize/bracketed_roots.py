# Roots in a bracket, by every method
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: x**3 - 2 * x - 5
for method in ("bisect", "brentq", "brenth", "ridder", "toms748"):
    found = optimize.root_scalar(f, bracket=[2, 3], method=method)
    print(method, round(float(found.root), 10), found.iterations, found.function_calls, found.converged, found.flag)
print(optimize.toms748(lambda x: np.cos(x) - x, 0, 1, k=2, full_output=True)[1])
refused(lambda: optimize.brentq(f, 0, 1))
refused(lambda: optimize.ridder(f, 2, 3, xtol=0))
refused(lambda: optimize.toms748(f, 3, 2))
refused(lambda: optimize.bisect(f, 2, 3, maxiter=3))
refused(lambda: optimize.root_scalar(f))
refused(lambda: optimize.root_scalar(f, bracket=[2, 3], method="best"))
