# quantile bins
import pandas as pd

s = pd.Series([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])
print(pd.qcut(s, 4))
print(pd.qcut(s, 4, labels=["Q1", "Q2", "Q3", "Q4"]))
print(pd.qcut(s, 5, labels=False))
print(pd.qcut(s, [0, 0.5, 0.9, 1]))
print(pd.qcut(s, 2).value_counts())
bins, edges = pd.qcut(s, 3, retbins=True)
print(edges)
print(pd.qcut([1, 1, 1, 1, 2], 4, duplicates="drop"))
df = pd.DataFrame({"v": s})
df["quartile"] = pd.qcut(df["v"], q=4, labels=[1, 2, 3, 4])
print(df.groupby("quartile", observed=True)["v"].mean())
