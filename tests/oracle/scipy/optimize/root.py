# Systems of equations, as MINPACK solves them
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


found = optimize.root(lambda x: [x[0] * np.cos(x[1]) - 4, x[1] * x[0] - x[1] - 5], [1, 1])
print(found.x.round(9), found.success, found.status, found.message, found.nfev, found.method)
found = optimize.root(lambda x: [x[0] + 0.5 * (x[0] - x[1]) ** 3 - 1, 0.5 * (x[1] - x[0]) ** 3 + x[1]], [0, 0])
print(found.x.round(10), found.nfev)
bad = optimize.root(lambda x: x**2 + 1, [1.0])
print(bad.success, bad.status, bad.message)
found = optimize.root(lambda x: (x**2 - 2, np.diag(2 * x)), [1.0, 1.5], jac=True)
print(found.x.round(9), found.njev)
found = optimize.root(lambda x: [x[0] ** 2 - 2, x[0] * x[1] - 1], [1.0, 1.0], method="lm")
print(found.x.round(9), found.success)
refused(lambda: optimize.root(lambda x: x, [1.0], method="best"))
refused(lambda: optimize.fsolve(lambda x: [x[0], x[1], 1], [1, 1]))
