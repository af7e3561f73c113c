# Integrals up to each sample
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


y = np.array([1, 3, 2, 5, 4, 6.0])
x = np.array([0, 1, 1.5, 3, 4, 7.0])
print(integrate.cumulative_trapezoid(y).tolist(), integrate.cumulative_trapezoid(y, x, initial=0).tolist())
print(integrate.cumulative_trapezoid([y, 2 * y], dx=0.5, axis=0).tolist())
print(integrate.cumulative_simpson(y).round(9).tolist(), integrate.cumulative_simpson(y, x=x, initial=0).round(9).tolist())
print(integrate.cumulative_simpson(y[:2]).tolist())
refused(lambda: integrate.cumulative_trapezoid(y, x[:3]))
refused(lambda: integrate.cumulative_trapezoid(y, initial=2))
refused(lambda: integrate.cumulative_simpson(y, x=x[::-1]))
