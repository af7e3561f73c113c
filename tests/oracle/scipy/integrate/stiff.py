# Stiff systems, with slopes given or by differences
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def reaction(t, y):
    return [-0.04 * y[0] + 1e4 * y[1] * y[2], 0.04 * y[0] - 1e4 * y[1] * y[2] - 3e7 * y[1] ** 2, 3e7 * y[1] ** 2]

for method in ("Radau", "BDF"):
    found = integrate.solve_ivp(reaction, (0, 100), [1, 0, 0], method=method, t_eval=[1, 10, 100], atol=1e-9)
    print(method, found.y.round(7).tolist(), found.nfev, found.njev, found.nlu)
    found = integrate.solve_ivp(lambda t, y: [y[1], -y[0]], (0, 3), [1, 0], method=method, jac=lambda t, y: [[0, 1], [-1, 0]])
    print(found.nfev, found.njev, found.nlu, found.y[:, -1].round(6))
refused(lambda: integrate.solve_ivp(reaction, (0, 1), [1, 0, 0], method="BDF", jac=[[1, 2]]))
