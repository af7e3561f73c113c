# Cumulative sums, differences, shifts and changes.
import pandas as pd

s = pd.Series([3, 1, 4, 1, 5])
print(s.cumsum().tolist(), s.cumprod().tolist(), s.cummax().tolist(), s.cummin().tolist())
print(s.diff())
print(s.diff(2).tolist(), s.diff(-1).tolist())
print(s.shift(1))
print(s.shift(-2).tolist(), s.shift(1, fill_value=0).tolist())
print(s.pct_change().round(4).tolist())
df = pd.DataFrame({"a": [1, 2, 4], "b": [1.0, 0.5, 2.0]})
print(df.cumsum())
print(df.diff())
print(df.shift())
print(df.pct_change())
print(df.shift(1, axis=1))
print(df.diff(axis=1))
print(df["a"].cumsum() / df["a"].sum())
print(pd.Series(["x", "y"]).shift().tolist())
