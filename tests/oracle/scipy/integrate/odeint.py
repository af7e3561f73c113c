# odeint
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def pendulum(y, t, b, c):
    return [y[1], -b * y[1] - c * np.sin(y[0])]

t = np.linspace(0, 10, 5)
print(integrate.odeint(pendulum, [np.pi - 0.1, 0.0], t, args=(0.25, 5.0)).round(9).tolist())
print(integrate.odeint(lambda y, t: -0.3 * y, 5, [0, 1, 1, 2]).round(9).tolist())
print(integrate.odeint(lambda t, y: -1000 * (y - np.cos(t)), 0.0, [0, 0.1, 1], tfirst=True).round(10).tolist())
refused(lambda: integrate.odeint(lambda y, t: [1, 2], [1], [0, 1]))
refused(lambda: integrate.odeint(lambda y, t: y, [1], [0, 1, 0.5]))
