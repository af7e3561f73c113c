# A problem driven from time to time
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def swing(t, y, k):
    return [y[1], -k * y[0]]

for name in ("dopri5", "lsoda"):
    problem = integrate.ode(swing).set_integrator(name).set_initial_value([1.0, 0.0], 0).set_f_params(2.0)
    while problem.successful() and problem.t < 3:
        problem.integrate(problem.t + 1)
        print(name, problem.t, problem.y.round(9).tolist(), problem.get_return_code())
problem = integrate.ode(lambda t, y: -50 * (y - np.cos(t))).set_integrator("dopri5", rtol=1e-4, atol=1e-6)
seen = []
problem.set_solout(lambda t, y: seen.append(round(float(t), 6)) if t < 0.1 else -1)
problem.set_initial_value(0.0)
print(problem.integrate(1.0).round(10), round(float(problem.t), 6), seen[:4], len(seen), problem.get_return_code())
refused(lambda: integrate.ode(swing).set_integrator("lsoda").set_solout(print))
