"""Products of B-splines."""
import numpy as np
from scipy.interpolate import NdBSpline

np.set_printoptions(precision=12)
t, u = np.array([0.0, 0, 0, 0, 1, 2, 2, 2, 2]), np.array([0.0, 0, 0, 1, 1, 1])
c = np.arange(15.0).reshape(5, 3) ** 1.2
f = NdBSpline((t, u), c, (3, 2))
print(np.round(f([[0.5, 0.5], [1.5, 0.2], [3, 0.5]]), 9), np.round(f([0.5, 0.5], nu=(1, 0)), 10), f([[3, 0.5]], extrapolate=False))
print(np.round(f.derivative((1, 1))([0.5, 0.5]), 10), np.round(NdBSpline.design_matrix([[0.5, 0.5]], (t, u), (3, 2)).toarray()[0, :6], 11))
for call in (lambda: NdBSpline([t, u], c, 3), lambda: NdBSpline((t, u), c.T, (3, 2)), lambda: NdBSpline((t, u), c, (3, 2, 1)), lambda: f([1, 2, 3]), lambda: f([1, 1], nu=(1,))):
    try:
        call()
    except ValueError as error:
        print(str(error)[:60])
