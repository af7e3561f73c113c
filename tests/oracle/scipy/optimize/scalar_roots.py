"""Roots of one variable."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


f = lambda x: x**3 - 2 * x - 5
show(optimize.brentq(f, 1, 3), optimize.bisect(f, 1, 3), optimize.brenth(f, 1, 3), optimize.newton(f, 2.0), optimize.newton(f, 2.0, fprime=lambda x: 3 * x**2 - 2))
r = optimize.root_scalar(f, bracket=[1, 3])
show(r.root)
print(r.converged, r.flag, r.iterations, r.function_calls, r.method)
r = optimize.root_scalar(f, x0=2.0, fprime=lambda x: 3 * x**2 - 2)
print(f"{r.root:.9g}", r.converged, r.iterations, r.function_calls, r.method)
x, info = optimize.brentq(f, 1, 3, full_output=True)
print(info.iterations, info.function_calls)
for call in (lambda: optimize.brentq(f, 3, 4), lambda: optimize.root_scalar(f), lambda: optimize.root_scalar(f, method="nope", bracket=[1, 3]), lambda: optimize.newton(f, 2.0, tol=-1)):
    try:
        call()
    except ValueError as error:
        print(error)
