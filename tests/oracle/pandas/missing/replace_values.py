# replace with scalars, lists and dicts.
import numpy as np
import pandas as pd

s = pd.Series([1, 2, 3, 2])
print(s.replace(2, 20).tolist())
print(s.replace([1, 3], 0).tolist())
print(s.replace([1, 3], [100, 300]).tolist())
print(s.replace({1: 10, 2: 20}).tolist())
t = pd.Series(["a", "b", "?", "a"])
print(t.replace("?", np.nan))
print(t.replace({"a": "A", "b": "B"}).tolist())
df = pd.DataFrame({"x": [1, -999, 3], "y": ["lo", "hi", "mid"], "z": [-999.0, 2.5, 3.5]})
print(df.replace(-999, np.nan))
print(df.replace({"y": {"lo": "low", "hi": "high"}}))
print(df.replace({"x": -999, "z": -999}, 0))
print(df.replace({"lo": 1, "hi": 3, "mid": 2}))
print(df.replace({-999: 0, "mid": "middle"}))
print(t.replace({"a": 1, "b": 2, "?": 3}))
