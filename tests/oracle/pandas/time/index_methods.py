# methods of DatetimeIndex
import pandas as pd

idx = pd.date_range("2024-01-30", periods=4, freq="D", name="d")
print(idx.year, idx.quarter)
print(idx.day_name())
print(idx.strftime("%d.%m."))
print(idx.is_month_end)
print(idx.date)
print(idx.shift(1))
print(idx.shift(2, freq="h"))
print(idx.floor("D").equals(idx))
print(idx.to_period("M"))
print(idx.normalize())
print(idx + pd.Timedelta(hours=12))
print(idx - pd.Timestamp("2024-01-01"))
print(idx[1:3], idx[::2])
print(idx.tz_localize("UTC"))
print(idx.to_list()[0], idx.inferred_freq, idx.resolution)
