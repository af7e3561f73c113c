"""Values of splines of two variables from their parts."""
import numpy as np
from scipy.interpolate import RectBivariateSpline, bisplev

np.set_printoptions(precision=12)
x, y = np.linspace(0, 3, 6), np.linspace(0, 2, 5)
f = RectBivariateSpline(x, y, np.sin(x)[:, None] * np.cos(y))
tck = [*f.tck, *f.degrees]
print(np.round(bisplev([0.5, 1.0], [0.2, 0.9], tck), 11), np.round(bisplev(0.5, 0.2, tck), 11), np.round(bisplev(0.5, 0.2, tck, dx=1), 11))
