"""A function through points, of all kinds."""
import numpy as np
from scipy.interpolate import interp1d

np.set_printoptions(precision=12)
x, y = np.arange(6.0), np.array([0.0, 2, 1, 4, 3, 5])
new = np.array([0, 0.5, 1.5, 2.25, 4.5, 5])
for kind in ("linear", "nearest", "nearest-up", "zero", "slinear", "quadratic", "cubic", "previous", "next", 4, 5):
    print(kind, np.round(interp1d(x, y, kind=kind)(new), 10))
f = interp1d([3, 1, 2], [9, 1, 4])
print(f(2.5), f([[1, 1.5]]), f(2).shape, f.x, f.y)
print(interp1d(x, np.stack([y, -y]))([0.5, 2.5]), interp1d(x, np.stack([y, -y], axis=1), axis=0)(0.5), interp1d(x, y * 1j)(0.5))
