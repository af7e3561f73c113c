# DateOffset: plural keywords add, singular ones replace
import pandas as pd

t = pd.Timestamp("2024-01-31 10:00")
for words in (dict(months=1), dict(years=1), dict(months=1, days=1), dict(weeks=2), dict(hours=30), dict(day=15), dict(month=2, day=1), dict(weekday=0), dict(years=-1, months=2), dict(minutes=5, seconds=30)):
    offset = pd.DateOffset(**words)
    print(offset, t + offset, t - offset)
print(pd.DateOffset(), t + pd.DateOffset(3), 2 * pd.DateOffset(months=1), t + 2 * pd.DateOffset(months=1))
print(pd.Timestamp("2024-02-29") + pd.DateOffset(years=1))
print([str((pd.Timestamp("2024-01-31") + pd.DateOffset(months=m)).date()) for m in range(1, 6)])
try:
    pd.DateOffset(fortnights=1)
except ValueError as error:
    print(type(error).__name__, error)
