"""B-splines through points."""
import numpy as np
from scipy.interpolate import make_interp_spline

np.set_printoptions(precision=12)
x, y = np.array([0.0, 1, 2, 3.5, 5, 6]), np.array([0.0, 2, 1, 3, 2, 0])
for k in (0, 1, 2, 3, 5):
    b = make_interp_spline(x, y, k=k)
    print(k, b.t, np.round(b.c, 10), np.round(b([0.5, 4.0]), 10))
for bc_type in ("natural", "clamped", "periodic", ([(1, 0.5)], [(2, 0.0)])):
    print(bc_type, np.round(make_interp_spline(x, y, k=3, bc_type=bc_type)([0.5, 2.7, 5.5]), 10))
print(np.round(make_interp_spline(x, np.stack([y, 2 * y], axis=1))(2.5), 10), np.round(make_interp_spline(x, np.stack([y, y]), axis=1)(2.5), 10))
calls = [lambda: make_interp_spline(x[::-1], y), lambda: make_interp_spline(x, y[:3]), lambda: make_interp_spline(x[:3], y[:3]), lambda: make_interp_spline(x, y, bc_type="odd"),
         lambda: make_interp_spline(x, y, t=[0, 1]), lambda: make_interp_spline(x, y + np.nan), lambda: make_interp_spline([0, 0, 1, 2], y[:4]),
         lambda: make_interp_spline(x, np.r_[y[:-1], 3], bc_type="periodic"), lambda: make_interp_spline(x, y, bc_type=([(1, 0)], [(1, 0), (2, 0)]))]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
