# Series of different labels are aligned in a new frame.
import pandas as pd

a = pd.Series([1, 2, 3], index=["x", "y", "z"])
b = pd.Series([10.0, 20.0], index=["y", "w"])
df = pd.DataFrame({"a": a, "b": b})
print(df)
print(df.dtypes)
print(pd.DataFrame({"a": a, "flag": True}))
print(pd.DataFrame({"a": a, "b": [7, 8, 9]}))
print(pd.DataFrame({"a": a}, index=["z", "x", "q"]))
