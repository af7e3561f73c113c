# Using dates as labels: alignment, reindex, slices.
import pandas as pd

a = pd.Series([1, 2, 3], index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"]))
b = pd.Series([10, 20], index=pd.to_datetime(["2024-01-02", "2024-01-04"]))
print(a + b)
print(a.reindex(pd.date_range("2024-01-01", "2024-01-05")).ffill())
print(a["2024-01-02"], a.loc["2024-01-02":].sum(), a.index[0].day)
df = pd.DataFrame({"a": a, "b": b})
print(df)
print(df.index.year.tolist(), df.index.is_monotonic_increasing)
print(df.loc[df.index >= "2024-01-03"])
df.index.name = "date"
print(df.reset_index())
print(df.reset_index()["date"].dt.day.tolist())
print(pd.Timestamp("2024-01-02") in a.index, a.index.get_loc(pd.Timestamp("2024-01-02")))
print(df.sort_index(ascending=False).head(1))
