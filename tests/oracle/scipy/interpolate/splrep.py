"""Splines as knots, coefficients and a degree."""
import numpy as np
from scipy.interpolate import splev, splrep

np.set_printoptions(precision=12)
x = np.linspace(0, 10, 12)
y = np.sin(x)
t, c, k = splrep(x, y)
print(np.round(t, 9), np.round(c, 11), k)
print(np.round(splev([0.5, 3, 9.9], (t, c, k)), 11), np.round(splev([1.0, 2.0], (t, c, k), der=1), 11))
for ext in (0, 1, 3):
    print(ext, np.round(splev([-1, 11], (t, c, k), ext=ext), 10))
print(np.round(splev(2.5, splrep(x, y, k=1)), 11), np.round(splev(2.5, splrep(x, y, k=5)), 11))
noisy = y + 0.1 * np.cos(7 * x)
tck = splrep(x, noisy, s=0.05)
print(len(tck[0]), np.round(splev([1, 5, 8], tck), 10))
print(np.round(splev([1, 5, 8], splrep(x, y, t=[3.0, 6.0])), 10), np.round(splev([1.0], splrep(x, y, w=np.linspace(1, 2, 12), s=0.1)), 11))
tck, fp, ier, message = splrep(x, y, s=0, full_output=True)
print(round(fp, 9), ier, message)
for call in (lambda: splrep(x, y[:5]), lambda: splrep(x[:3], y[:3]), lambda: splrep(x, y, k=7), lambda: splev([-1], tck, ext=2), lambda: splev(1, tck, der=5),
             lambda: splrep(x, y, task=3), lambda: splrep(x, y, w=[1])):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
