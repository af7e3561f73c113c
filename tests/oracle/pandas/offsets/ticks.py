# ticks: days, hours and shorter
import pandas as pd
from pandas.tseries.offsets import Day, Hour, Milli, Minute, Second

print(Day(2), Hour(3), Minute(90), Second(1), Milli(5))
print(Hour(3) + Minute(30), Day(1) + Hour(12), Day(1) + Day(2), Hour(4) * 2, Hour(5) / 2)
print(Hour(1) == pd.Timedelta("1h"), Hour(24) == Day(1), Hour(1) < Day(1), Hour(2).nanos)
print(pd.Timestamp("2024-01-01") + Hour(5), pd.Timestamp("2024-01-01") - Day(1), pd.Timedelta("1D") + Hour(1))
print(pd.Timedelta(Hour(2)), Day(3).freqstr, Minute(15).freqstr)
try:
    pd.offsets.MonthEnd().nanos
except ValueError as error:
    print(type(error).__name__, error)
