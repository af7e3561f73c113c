"""Columns of pandas as points."""
import numpy as np
import pandas as pd
from scipy.interpolate import CubicSpline, UnivariateSpline, griddata, interp1d, splev, splrep

np.set_printoptions(precision=12)
df = pd.DataFrame({"x": [0.0, 1, 2, 3.5, 5], "y": [1.0, 3, 2, 4, 0]})
print(interp1d(df["x"], df["y"])(pd.Series([0.5, 4.0])), np.round(CubicSpline(df["x"], df["y"])(2.5), 10), np.round(splev(2.5, splrep(df["x"], df["y"])), 10))
print(np.round(UnivariateSpline(df["x"], df["y"], s=0)([0.5, 4.5]), 10), interp1d(df.index, df["y"], kind="previous")([0.5, 3.9]))
places = pd.DataFrame({"u": [0.0, 1, 0, 1, 0.5], "v": [0.0, 0, 1, 1.2, 0.4], "w": [1.0, 2, 3, 4, 9]})
print(np.round(griddata(places[["u", "v"]], places["w"], [[0.25, 0.25], [0.7, 0.2]]), 10))
