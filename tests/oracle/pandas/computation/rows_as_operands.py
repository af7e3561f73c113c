# A row of objects makes objects of what it meets; a level is only matched where there are several.
import pandas as pd

df = pd.DataFrame({"a": pd.to_datetime(["2024-01-31", "2024-02-29"]), "v": [1.0, 2.0]})
moved = df - df.iloc[0]
print(moved)
print(moved.dtypes.tolist())
whole = pd.DataFrame({"a": [3, 1], "b": [10, 20]}, index=["w", "x"])
print((whole + pd.Series({"a": 1, "c": 2}, dtype=object)).dtypes.tolist())
print((whole < pd.Series({"a": 2, "b": 2}, dtype=object)).dtypes.tolist())
print(whole.add(pd.Series([1, 2], index=["w", "q"]), axis=0, level=0))
levels = pd.DataFrame({"a": [1, 2]}, index=pd.MultiIndex.from_tuples([("p", 1), ("q", 2)], names=["k", "n"]))
print(levels.add(pd.Series([10, 20], index=["p", "zz"]), axis=0, level="k"))
print(levels["a"].add(pd.Series([10, 20], index=["p", "q"]), level="k"))
