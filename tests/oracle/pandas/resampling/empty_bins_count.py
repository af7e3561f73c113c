# counting events per hour and per day
import pandas as pd

times = pd.to_datetime(["2024-06-01 00:10", "2024-06-01 00:50", "2024-06-01 03:05", "2024-06-02 23:59"])
df = pd.DataFrame({"user": ["a", "b", "a", "c"], "ms": [120, 80, 300, 50]}, index=times)
print(df.resample("h").size().head(5))
print(df.resample("D")["user"].nunique())
print(df.resample("D").agg({"user": "count", "ms": "mean"}))
print(df["ms"].resample("12h").max())
print(df.resample("D").ms.sum())
