# windows over all columns of a frame
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4, 5], "b": [10.0, 20.0, 15.0, 5.0, 0.0]}, index=pd.date_range("2024-01-01", periods=5))
print(df.rolling(2).sum())
print(df.rolling(3).mean())
print(df.rolling(2)["a"].mean())
print(df.rolling(2)[["a"]].max())
print(df.rolling(3).agg(["mean", "std"]))
print(df.rolling(2).agg({"a": "sum", "b": "max"}))
df["ma3"] = df["b"].rolling(3).mean()
df["ma2"] = df["b"].rolling(window=2).mean()
print(df)
