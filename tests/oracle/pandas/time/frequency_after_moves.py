# Which moves of dates keep their frequency.
import pandas as pd

hours = pd.date_range("2024-03-30 22:00", periods=4, freq="h", tz="UTC")
print(hours.tz_convert("Europe/Berlin").freq)
print(hours.tz_localize(None).freq)
print(hours.tz_convert("Europe/Berlin").tz_localize(None))
print(pd.date_range("2024-01-01", periods=2).tz_localize("UTC").freq)
print(pd.date_range("2024-01-01", periods=2).tz_localize("Europe/Berlin").freq)

days = pd.Series([1, 2, 3], index=pd.date_range("2024-01-30", periods=3))
print(days.shift(1, freq="D"))
print(days.shift(2, freq="h"))
print(days.shift(freq="ME"))
print(pd.date_range("2024-01-01", periods=3, freq="MS").shift(1, freq="D"))
