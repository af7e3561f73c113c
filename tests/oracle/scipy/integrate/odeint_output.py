# What odeint knows of its work
import numpy as np
from scipy import integrate

np.set_printoptions(precision=12)
y, info = integrate.odeint(lambda y, t: [y[1], -y[0]], [1, 0], np.linspace(0, 3, 4), full_output=True)
print(y.round(9).tolist())
for name in ("nst", "nfe", "nje", "nqu", "mused", "message"):
    print(name, info[name])
y, info = integrate.odeint(lambda t, y: -1000 * (y - np.cos(t)), 0.0, [0, 0.1, 1], tfirst=True, full_output=True, rtol=1e-6, atol=1e-8)
print(y.round(10).tolist(), info["mused"], info["nst"], info["hu"].round(11), info["tcur"].round(9))
y, info = integrate.odeint(lambda y, t: [y[1], -y[0]], [1, 0], [0, 1, 1000.0], full_output=True)
print(info["message"], y[-1].round(10), sorted(info))
