# What solve_ivp refuses
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


import warnings

f = lambda t, y: -y
refused(lambda: integrate.solve_ivp(f, (0, 1), [[1.0]]))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], t_eval=[2]))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], t_eval=[0.5, 0.2]))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], first_step=-1))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], first_step=2))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], max_step=0))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], args=2))
refused(lambda: integrate.solve_ivp(f, (0, 1), [1.0], atol=-1))
refused(lambda: integrate.solve_ivp(f, (0, 1), ["a"]))
found = integrate.solve_ivp(lambda t, y: y**2, (0, 2), [1.0])
print(found.status, found.success, found.message)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    integrate.solve_ivp(f, (0, 1), [1.0], jac=None, rtol=1e-20)
print([str(warning.message)[:60] for warning in seen])
