# sort_index on rows and columns.
import pandas as pd

df = pd.DataFrame({"b": [1, 2, 3], "a": [4, 5, 6]}, index=[2, 0, 1])
print(df.sort_index())
print(df.sort_index(ascending=False))
print(df.sort_index(axis=1))
print(df.sort_index(ignore_index=True))
print(df.sort_index(key=lambda i: -i))
d = pd.Series([1, 2, 3], index=pd.to_datetime(["2024-03-01", "2024-01-01", "2024-02-01"]))
print(d.sort_index())
m = pd.DataFrame({"v": range(4)}, index=pd.MultiIndex.from_tuples([("b", 2), ("a", 2), ("b", 1), ("a", 1)], names=["k", "n"]))
print(m.sort_index())
print(m.sort_index(level="n"))
print(m.sort_index(level=["n", "k"], ascending=[False, True]))
print(m.sort_values("v", ascending=False))
print(m.sort_values(["n", "v"]))
df.sort_index(inplace=True)
print(df.index.tolist())
