# describe of numbers, text and everything.
import pandas as pd

df = pd.DataFrame({"n": [1, 2, 3, 4], "f": [1.5, 2.5, None, 4.0], "s": ["a", "b", "a", "c"], "b": [True, False, True, True]})
print(df.describe())
print(df.describe(include="object"))
print(df.describe(include="all"))
print(df["n"].describe())
print(df["s"].describe())
print(df["b"].describe())
print(df.describe(percentiles=[0.1, 0.9]))
print(df["f"].describe().round(2).to_dict())
print(df.describe().loc["mean"])
print(df[["s"]].describe())
print(pd.Series(pd.to_datetime(["2024-01-01", "2024-01-03"])).describe())
