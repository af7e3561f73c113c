# Selection from a frame with two levels of row labels.
import pandas as pd

index = pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1), ("b", 2)], names=["k", "n"])
df = pd.DataFrame({"v": [10, 20, 30, 40], "w": [1.0, 2.0, 3.0, 4.0]}, index=index)
print(df)
print(df.loc["a"])
print(df.loc[("a", 2)])
print(df.loc[("b", 1), "v"])
print(df.loc["b", "w"])
print(df.xs(1, level="n"))
print(df.loc[["a"]])
print(df.loc[("a", 2):("b", 1)])
print(df.loc[(slice(None), 2), :])
print(df.loc[pd.IndexSlice[:, 1], "v"])
print(df["v"]["a"])
print(df["v"]["b", 2], df["v"].loc["a", 1])
try:
    df.loc["zz"]
except KeyError as error:
    print("KeyError", error)
