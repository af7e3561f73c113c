# adding offsets to columns
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-31 00:00", "2024-02-15 10:30", "2024-12-31 00:00"]))
print(s + pd.DateOffset(months=1))
print(s + pd.offsets.MonthEnd(0))
print(s + pd.offsets.MonthBegin(1))
print(s - pd.offsets.YearBegin())
print(s + pd.offsets.BDay(3))
print(s + pd.offsets.Hour(5))
print(s - pd.DateOffset(years=1, days=1))
