# ends and beginnings of months for a list of dates
import pandas as pd

dates = pd.to_datetime(["2024-01-05", "2024-02-29", "2024-11-30"])
print((dates + pd.offsets.MonthEnd(0)).strftime("%Y-%m-%d").tolist())
print((dates - pd.offsets.MonthBegin(1)).strftime("%Y-%m-%d").tolist())
print((dates + pd.DateOffset(months=3)).strftime("%Y-%m-%d").tolist())
print([d.to_period("M").start_time.date().isoformat() for d in dates])
print([d.replace(day=1).date().isoformat() for d in dates])
due = pd.Series(dates) + pd.offsets.BDay(10)
print(due)
print((due - pd.Series(dates)).dt.days.tolist())
