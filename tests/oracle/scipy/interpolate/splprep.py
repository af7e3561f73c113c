"""Curves in the plane."""
import numpy as np
from scipy.interpolate import splev, splprep

np.set_printoptions(precision=12)
t = np.linspace(0, 1.5 * np.pi, 10)
points = [np.cos(t), np.sin(t)]
tck, u = splprep(points, s=0)
print(np.round(u, 9), np.round(tck[0], 9))
print(np.round(splev([0.1, 0.5], tck), 10))
tck, u = splprep(points, s=0.01, k=2)
print(len(tck[0]), np.round(splev([0.25, 0.75], tck), 4))
print(np.round(splev(0.3, splprep(points, u=t, s=0)[0]), 10), np.round(splev([2.0], splprep(points, u=t, s=0)[0], der=1), 10))
for call in (lambda: splprep([1, 2, 3]), lambda: splprep([t[:3], t[:3]]), lambda: splprep(points, k=9)):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
