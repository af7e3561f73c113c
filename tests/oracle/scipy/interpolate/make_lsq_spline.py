"""B-splines near points, with given knots or by smoothing."""
import numpy as np
from scipy.interpolate import make_lsq_spline, make_smoothing_spline

np.set_printoptions(precision=12)
x = np.linspace(-3, 3, 30)
y = np.exp(-x**2) + 0.05 * np.cos(9 * x)
t = np.r_[(x[0],) * 4, -1, 0, 1, (x[-1],) * 4]
b = make_lsq_spline(x, y, t, k=3)
print(np.round(b.c, 12), np.round(b([-2, 0.5]), 11))
print(np.round(make_lsq_spline(x, y, t, w=np.linspace(1, 2, 30))(0.5), 11), np.round(make_lsq_spline(x, y, t, method="norm-eq")(0.5), 11))
smooth = make_smoothing_spline(x, y)
print(np.round(smooth([-1, 0.3]), 11), np.round(make_smoothing_spline(x, y, lam=0.1)([-1, 0.3]), 11), np.round(make_smoothing_spline(x, y, lam=0)(0.3), 11))
print(np.round(make_smoothing_spline(x, y, w=np.linspace(1, 2, 30), lam=0.5)(0.3), 11))
calls = [lambda: make_lsq_spline(x, y[:5], t), lambda: make_lsq_spline(x[::-1], y, t), lambda: make_lsq_spline(x, y, t[::-1]), lambda: make_lsq_spline(x, y, t, method="x"),
         lambda: make_smoothing_spline(x[:3], y[:3]), lambda: make_smoothing_spline(x, y, lam=-1), lambda: make_smoothing_spline(x[::-1], y), lambda: make_smoothing_spline(x, y, w=-x)]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
print(np.round(make_smoothing_spline(x, y, w=np.linspace(1, 3, 30))([-1, 0.3]), 10), np.round(make_smoothing_spline(x, np.stack([y, y**2], axis=1), lam=0.2)(0.3), 11))
