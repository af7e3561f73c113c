# A planet around its sun
import numpy as np
from scipy import integrate

def pull(t, y):
    r3 = (y[0] ** 2 + y[1] ** 2) ** 1.5
    return [y[2], y[3], -y[0] / r3, -y[1] / r3]

found = integrate.solve_ivp(pull, (0, 2 * np.pi), [1, 0, 0, 1], method="DOP853", rtol=1e-9, atol=1e-12)
print(found.y[:, -1].round(9), found.t.size, found.nfev)
energy = 0.5 * (found.y[2] ** 2 + found.y[3] ** 2) - 1 / np.hypot(found.y[0], found.y[1])
print(bool(np.ptp(energy) < 1e-8))
