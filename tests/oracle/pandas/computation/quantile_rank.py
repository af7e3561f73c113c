# quantile and rank.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [10.0, 40.0, 20.0, 30.0]})
print(df.quantile(0.5))
print(df.quantile([0.25, 0.75]))
print(df["b"].quantile(0.9), df["a"].quantile(0.3, interpolation="lower"))
s = pd.Series([7, 1, 7, 3, None])
print(s.rank())
print(s.rank(method="min").tolist(), s.rank(method="max").tolist(), s.rank(method="first").tolist(), s.rank(method="dense").tolist())
print(s.rank(ascending=False).tolist(), s.rank(pct=True).tolist())
print(df.rank())
print(df.rank(axis=1))
print(pd.Series(["b", "a", "c"]).rank().tolist())
iqr = df["b"].quantile(0.75) - df["b"].quantile(0.25)
print(iqr)
