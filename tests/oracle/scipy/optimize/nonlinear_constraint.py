# Nonlinear constraints as objects
import numpy as np
from scipy import optimize


def show(found):
    print(found.success, found.status, found.message, np.round(found.x, 5).tolist(), round(float(found.fun), 6))
    print({name: found[name] for name in ("nit", "nfev", "njev", "nhev") if name in found})



def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


ring = optimize.NonlinearConstraint(lambda x: x[0] ** 2 + x[1] ** 2, 1, 2)
show(optimize.minimize(lambda x: x[0] + 2 * x[1], [1.0, 0.5], method="SLSQP", constraints=[ring]))
box = optimize.Bounds([0, 0.25], [1, np.inf])
print(box, box.residual(np.array([0.5, 1])))
show(optimize.minimize(lambda x: x[0] + 2 * x[1], [1.0, 0.5], method="SLSQP", constraints=[ring], bounds=box))
print(optimize.LinearConstraint([[1, 2]], 0, 3).residual(np.array([1.0, 1])))
refused(lambda: optimize.Bounds([1, 2], [1, 2, 3]))
refused(lambda: optimize.LinearConstraint([[1, 2]], [1, 2, 3], 1))
