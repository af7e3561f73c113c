# LSODA step by step
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


found = integrate.solve_ivp(lambda t, y: [y[1], -y[0]], (0, 3), [1, 0], method="LSODA", dense_output=True)
print(found.t.size, found.nfev, found.y[:, -1].round(10), found.sol([0.5, 1, 2.5]).round(10).tolist())
found = integrate.solve_ivp(lambda t, y: [y[1], 50 * (1 - y[0] ** 2) * y[1] - y[0]], (0, 20), [2, 0], method="LSODA", t_eval=[5, 10, 20])
print(found.y.round(9).tolist(), found.success, found.message)
solver = integrate.LSODA(lambda t, y: -y, 0, [1.0], 1)
print(solver.step(), solver.t < 0.01, solver.status)
refused(lambda: integrate.LSODA(lambda t, y: -y, 0, [1.0], 1, min_step=-1))
