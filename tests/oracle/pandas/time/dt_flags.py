# .dt: starts and ends of months, quarters and years
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-01", "2024-03-31", "2024-06-30", "2024-12-31", "2024-02-15"]))
print(pd.DataFrame({
    "date": s, "ms": s.dt.is_month_start, "me": s.dt.is_month_end, "qs": s.dt.is_quarter_start, "qe": s.dt.is_quarter_end,
    "ys": s.dt.is_year_start, "ye": s.dt.is_year_end,
}).to_string())
print(s[s.dt.is_quarter_end])
print(s.dt.is_month_end.sum())
