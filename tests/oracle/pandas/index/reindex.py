# reindex rows and columns.
import pandas as pd

s = pd.Series([1, 2, 3], index=["a", "b", "c"])
print(s.reindex(["c", "a", "z"]))
print(s.reindex(["a", "z"], fill_value=0))
df = pd.DataFrame({"x": [1, 2], "y": [3.0, 4.0]}, index=[0, 2])
print(df.reindex([0, 1, 2]))
print(df.reindex(columns=["y", "z"]))
print(df.reindex(range(4), fill_value=0))
print(df.reindex(range(4), method="ffill"))
print(df.reindex([0, 1, 2, 3], method="bfill"))
print(df.reindex(index=[2, 0], columns=["y", "x"]))
print(df.reindex_like(pd.DataFrame(index=[2, 5], columns=["x"])))
print(s.reindex(s.index[::-1]).tolist())
dup = pd.Series([1, 2], index=["a", "a"])
try:
    dup.reindex(["a", "b"])
except ValueError as error:
    print("ValueError", error)
