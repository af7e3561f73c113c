# Norms of Series, of nothing and of missing values.
import matplotlib.colors as mcolors
import numpy as np
import pandas as pd

print(mcolors.Normalize()(pd.Series([1, 2, 3])).tolist(), mcolors.LogNorm(vmin=None, vmax=10)([1, 5]).round(6).tolist(), mcolors.LogNorm()([]).tolist())
print(mcolors.CenteredNorm()([]).tolist(), mcolors.PowerNorm(gamma=0.5)([0, 1, 4]).tolist(), mcolors.SymLogNorm(linthresh=1)([-10, 0, 10]).tolist())
print(mcolors.Normalize(0, 1)(np.array([[np.nan, 0.5]])).tolist(), mcolors.Normalize(0, 255)(np.array([0, 51, 255], dtype=np.uint8)).tolist())
for call in (lambda: mcolors.Normalize(vmin="a"), lambda: mcolors.Normalize(0, 1)(None), lambda: mcolors.Normalize(1, 0)(2)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
