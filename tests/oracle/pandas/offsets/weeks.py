# weeks tied to a weekday, half months, weeks of months
import pandas as pd
from pandas.tseries.offsets import LastWeekOfMonth, SemiMonthBegin, SemiMonthEnd, Week, WeekOfMonth

t = pd.Timestamp("2024-01-10")
print(t.day_name(), t + Week(), t + Week(weekday=4), t - Week(weekday=4), t + Week(2, weekday=0))
print(Week(), Week(weekday=0), Week(weekday=0).freqstr)
print([str((t + SemiMonthEnd(n)).date()) for n in (1, 2, 3)], [str((t + SemiMonthBegin(n)).date()) for n in (1, 2, 3)])
print(t + WeekOfMonth(week=2, weekday=4), t + LastWeekOfMonth(weekday=0))
print(pd.date_range("2024-01-01", periods=3, freq="WOM-3FRI").strftime("%Y-%m-%d").tolist())
