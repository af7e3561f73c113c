"""Missing samples filled from their neighbours."""
import numpy as np
from scipy.interpolate import Akima1DInterpolator, CubicSpline, PchipInterpolator, interp1d

np.set_printoptions(precision=12)
t = np.arange(10.0)
y = np.array([1, 2, np.nan, 4, 3, np.nan, np.nan, 0, 1, 2])
known = ~np.isnan(y)
for make in (interp1d, CubicSpline, PchipInterpolator, Akima1DInterpolator):
    print(make.__name__, np.round(make(t[known], y[known])(t[~known]), 9))
print(np.round(interp1d(t, y)([0.5, 1.5, 2.0]), 9), np.round(interp1d(t[known], y[known], kind="quadratic", fill_value="extrapolate")([9.5]), 9))
dates = np.array(["2024-01-01", "2024-01-03", "2024-01-07"], dtype="datetime64[D]").astype(float)
print(interp1d(dates, [1.0, 3.0, 11.0])(dates[0] + np.arange(4)))
