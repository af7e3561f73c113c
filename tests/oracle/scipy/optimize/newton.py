# Newton's, Halley's and the secant method
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f, slope, bend = lambda x: x**3 - 2 * x - 5, lambda x: 3 * x * x - 2, lambda x: 6 * x
for more in ({}, {"x1": 3}, {"fprime": slope}, {"fprime": slope, "fprime2": bend}):
    found = optimize.root_scalar(f, x0=2, **more)
    print(found.method, round(float(found.root), 9), found.iterations, found.function_calls, found.converged)
print(optimize.newton(lambda x, a: x**2 - a, [1.0, 2, 3], args=(np.array([2.0, 3, 4]),), fprime=lambda x, a: 2 * x).round(9))
print(optimize.newton(lambda x: x**2 - np.array([2, 3.0]), [1.0, 2.0], full_output=True))
refused(lambda: optimize.newton(lambda x: x**2 + 1, 1.5, maxiter=5))
refused(lambda: optimize.newton(lambda x: x**2 + 1, 0.0, fprime=lambda x: 2 * x))
refused(lambda: optimize.newton(f, 1, tol=-1))
