"""The older radial functions."""
import numpy as np
from scipy.interpolate import Rbf

np.set_printoptions(precision=12)
rng = np.random.RandomState(4)
x, y = rng.uniform(size=(2, 15))
z = x**2 + y
for function in ("multiquadric", "inverse", "gaussian", "linear", "cubic", "quintic", "thin_plate"):
    print(function, np.round(Rbf(x, y, z, function=function)([0.5, 0.5], [0.4, 0.6]), 11))
f = Rbf(np.arange(5.0), np.array([0.0, 1, 4, 9, 16]), epsilon=2, smooth=0.01)
print(np.round(f([1.5, 2.5]), 10), f.epsilon, f.function)
print(np.round(Rbf(x, y, z, function=lambda self, r: r + 1)(0.5, 0.5), 11), np.round(Rbf(x, y, z, norm="cityblock")(0.5, 0.5), 11))
for call in (lambda: Rbf(x, y, z[:3]), lambda: Rbf(x, y, z, function="x"), lambda: f([1, 2], [3])):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
