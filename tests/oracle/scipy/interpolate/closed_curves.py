"""Closed curves, whose end is their start."""
import numpy as np
from scipy.interpolate import CubicSpline, make_interp_spline, splev, splprep, splrep

np.set_printoptions(precision=12)
t = np.linspace(0, 2 * np.pi, 9)
tck, u = splprep([np.cos(t), np.sin(t)], s=0, per=True)
print(np.round(splev([0.0, 0.3, 1.0], tck), 9) + 0.0, np.round(tck[0][:5], 10), len(tck[1][0]))
tck = splrep(t, np.sin(t) + np.cos(2 * t), per=True)
print(np.round(splev([0.5, 6.0], tck), 9), np.round(tck[1][:4], 9))
x = np.array([0.0, 1, 2, 4])
y = np.array([1.0, 3, 2, 1])
print(np.round(CubicSpline(x, y, bc_type="periodic")([0.5, 4.5, -3.5]), 9), np.round(make_interp_spline(x, y, bc_type="periodic")([0.5, 4.5]), 9))
