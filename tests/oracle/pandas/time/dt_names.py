# .dt: names of days and months, and texts
import pandas as pd

s = pd.Series(pd.date_range("2024-02-27", periods=5, freq="D"))
print(s.dt.day_name())
print(s.dt.month_name().unique())
print(s.dt.strftime("%a %d %b %Y"))
print(s.dt.strftime("%Y-W%V, day %j").tolist())
print(s.dt.day_name().str[:3].value_counts().sort_index())
print(s.dt.strftime("%m/%d").tolist())
