# .dt.isocalendar around new year
import pandas as pd

s = pd.Series(pd.to_datetime(["2020-12-31", "2021-01-01", "2021-01-04", "2024-12-30"]))
iso = s.dt.isocalendar()
print(iso)
print(iso.dtypes)
print(iso.week.tolist())
df = pd.DataFrame({"d": s, "v": [1, 2, 3, 4]})
df["week"] = df["d"].dt.isocalendar().week
print(df.groupby("week")["v"].sum())
