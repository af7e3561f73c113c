# period_range and PeriodIndex
import pandas as pd

print(pd.period_range("2024-01", periods=4, freq="M"))
print(pd.period_range("2024-01", "2024-12", freq="Q"))
print(pd.period_range("2024-01-01", "2024-01-04", name="d"))
print(pd.period_range("2022", "2024", freq="Y"))
print(pd.period_range("2024-01-01", periods=3, freq="W"))
print(pd.PeriodIndex(["2024-01", "2024-03"], freq="M"))
idx = pd.period_range("2024-01", periods=3, freq="M")
print(idx.year, idx.month, idx.quarter, idx.freqstr)
print(idx.to_timestamp(), idx.to_timestamp(how="end"))
print(idx + 1, idx.asfreq("Q"), idx.strftime("%b").tolist(), idx.shift(2))
print(idx.start_time, idx[0], idx[1:])
try:
    pd.period_range("2024-01")
except ValueError as error:
    print(type(error).__name__, error)
