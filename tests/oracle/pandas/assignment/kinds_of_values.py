# Columns set from values of every kind.
import datetime

import numpy as np
import pandas as pd

df = pd.DataFrame({"p": [1, 2, 3]}, index=list("ijk"))
df["scalar"] = 7
df["none"] = None
df["nan"] = np.nan
df["text"] = "t"
df["flag"] = True
df["stamp"] = pd.Timestamp("2024-01-01")
df["list"] = [1.5, 2.5, 3.5]
df["tuple"] = ("a", "b", "c")
df["range"] = range(3)
df["array"] = np.array([1, 2, 3], dtype="int8")
df["index"] = df.index
df["series"] = pd.Series({"k": 1, "i": 2})
df["dict"] = {"i": "x", "j": "y"}
df["cells"] = [[1], [2, 3], []]
df["date"] = datetime.date(2024, 1, 2)
df["cat"] = pd.Categorical(["u", "v", "u"])
print(df.T)
print(df.dtypes)
df.loc["j", "scalar"] = 2.5
df.loc["j", "text"] = None
df.loc["i", "flag"] = "maybe"
df.at["k", "cells"] = [9, 9]
df.loc["k", "nan"] = 1
print(df[["scalar", "text", "flag", "cells", "nan"]])
print(df[["scalar", "text", "flag", "nan"]].dtypes)
