# a Series of periods and .dt
import pandas as pd

dates = pd.Series(pd.to_datetime(["2024-01-15", "2024-02-20", "2024-11-30"]))
p = dates.dt.to_period("M")
print(p)
print(p.dtype, p.dt.year.tolist(), p.dt.month.tolist(), p.dt.quarter.tolist())
print(p.dt.start_time)
print(p.dt.end_time.dt.date.tolist())
print(p.dt.to_timestamp())
print(p.dt.asfreq("Q"))
print(p.dt.strftime("%m/%y").tolist())
print(p.astype(str).tolist())
print(dates.dt.to_period("Q").tolist(), dates.dt.to_period("W").astype(str).tolist())
print(p.min(), p.max(), (p > pd.Period("2024-01", "M")).tolist())
print(p.value_counts().sort_index())
