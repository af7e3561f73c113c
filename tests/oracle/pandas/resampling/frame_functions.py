# Python functions over bins of a frame
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4, 5, 6], "b": [1.5, np.nan, 2.5, 3.5, 4.5, np.nan]}, index=pd.date_range("2024-02-28", periods=6, freq="8h"))
print(df.resample("D").agg(["sum", "count"]))
print(df.resample("D").agg({"a": "sum", "b": lambda s: s.max()}))
print(df.resample("D").apply(lambda part: part.sum()))
print(df.resample("D").max())
print(df["b"].resample("D").ffill())
print(df.resample("D").nunique())
print(df.resample("D").var())
print(df.resample("12h").sum())
print(df.resample("D").last())
