# Moments of a density by integration
import numpy as np
from scipy import integrate

density = lambda x: np.exp(-x * x / 2) / np.sqrt(2 * np.pi)
print([round(integrate.quad(lambda x: x**k * density(x), -np.inf, np.inf)[0], 9) for k in range(5)])
print(round(integrate.quad(density, -1.96, 1.96)[0], 10), round(integrate.quad(density, 1.96, np.inf)[0], 11))
waiting = lambda t, rate: rate * np.exp(-rate * t)
print(round(integrate.quad(lambda t: t * waiting(t, 0.5), 0, np.inf)[0], 9), round(integrate.quad(waiting, 0, 3, args=(0.5,))[0], 10))
x = np.linspace(0, 10, 101)
print(round(float(integrate.simpson(waiting(x, 0.5), x=x)), 10), round(float(integrate.trapezoid(waiting(x, 0.5), x)), 10))
