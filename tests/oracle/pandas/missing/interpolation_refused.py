# What cannot be interpolated: categories, periods, texts, flags, and labels of several levels but along a line.
import numpy as np
import pandas as pd

values = [1.0, np.nan, 3.0]
several = pd.Series(values, index=pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)]))
print(several.interpolate().tolist())
print(pd.Series([1, None, 3], dtype="Int64").interpolate("nearest"))
print(pd.Series([], dtype=float).interpolate("time"))
for act in (
    lambda: several.interpolate("time"),
    lambda: pd.Series(pd.Categorical(["a", None])).interpolate(),
    lambda: pd.Series(pd.PeriodIndex(["2024-01", None], freq="M")).interpolate(),
    lambda: pd.Series(["a", None], dtype="string").interpolate(),
    lambda: pd.Series([True, None], dtype="boolean").interpolate(),
):
    try:
        act()
    except Exception as error:
        print(type(error).__name__, error)
