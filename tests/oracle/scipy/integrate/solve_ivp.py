# Initial value problems: methods, steps, calls
import numpy as np
from scipy import integrate

def swing(t, y):
    return [y[1], -y[0]]

for method in ("RK45", "RK23", "DOP853", "Radau", "BDF"):
    found = integrate.solve_ivp(swing, (0, 3), [1, 0], method=method)
    print(method, found.t.size, found.nfev, found.njev, found.nlu, found.y[:, -1].round(6), found.status, found.success)
print(found.message)
found = integrate.solve_ivp(lambda t, y, a, b: -a * y + b, (0, 2), [1.0], args=(2, 1), t_eval=[0, 0.5, 1, 2], rtol=1e-8, atol=1e-10)
print(found.t, found.y.round(9).tolist())
found = integrate.solve_ivp(swing, (3, 0), [1, 0], t_eval=[2, 1], max_step=0.5)
print(found.t, found.y.round(10).tolist(), found.nfev)
print(integrate.solve_ivp(lambda t, y: 1j * y, (0, 1), [1 + 0j]).y[0, -1].round(10))
