# Integrals of samples
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


y = np.array([1, 3, 2, 5, 4, 6.0])
x = np.array([0, 1, 1.5, 3, 4, 7.0])
print(integrate.trapezoid(y), integrate.trapezoid(y, x), integrate.trapezoid(y, dx=0.5), integrate.trapezoid([y, 2 * y]).tolist())
print(round(float(integrate.simpson(y)), 9), round(float(integrate.simpson(y, x=x)), 9), round(float(integrate.simpson(y[:5], dx=0.5)), 10))
print(integrate.simpson(np.arange(12.0).reshape(3, 4), axis=0).tolist(), integrate.simpson(y[:2]))
print(round(float(integrate.romb(y[:5], dx=0.5)), 10))
integrate.romb(y[:5], show=True)
refused(lambda: integrate.romb(y))
refused(lambda: integrate.simpson(y, x=x[:3]))
refused(lambda: integrate.trapz(y))
