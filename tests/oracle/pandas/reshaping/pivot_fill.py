# filling pivots: fillna, fill_value, reindexed columns
import pandas as pd

df = pd.DataFrame({"d": pd.to_datetime(["2024-01-01", "2024-01-01", "2024-01-03"]), "k": ["a", "b", "a"], "v": [1, 2, 3]})
p = df.pivot(index="d", columns="k", values="v")
print(p)
print(p.fillna(0))
print(p.reindex(columns=["b", "a", "z"]))
print(p.asfreq("D"))
print(p.resample("D").sum())
print(df.pivot_table(index=df["d"].dt.day, columns="k", values="v", aggfunc="sum", fill_value=0))
print(df.pivot_table(index="d", columns="k", values="v", aggfunc="sum").cumsum())
print(df.pivot_table(index="k", values="v", aggfunc=["sum", "count", "max"]))
