# The solution as a function
import numpy as np
from scipy import integrate

for method in ("RK45", "RK23", "DOP853", "Radau", "BDF"):
    found = integrate.solve_ivp(lambda t, y: [y[1], -y[0]], (0, 5), [1, 0], method=method, dense_output=True)
    print(method, found.sol([0.1, 2.2, 4]).round(6).tolist(), found.sol(5.0).round(6), found.sol.t_min, found.sol.t_max, type(found.sol).__name__)
