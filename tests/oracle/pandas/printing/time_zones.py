# Dates with a zone and fractions of seconds
import pandas as pd

days = pd.date_range("2024-03-30", periods=3, tz="Europe/Berlin")
print(pd.Series(days))
print(days)
print(pd.DataFrame({"t": days}))
print(pd.Series([1, 2, 3], index=days))
print(pd.Series(pd.to_datetime([1, 10**9 + 5])))
print(pd.Series(pd.to_datetime(["2024-01-01 00:00:00.123", "2024-01-01 00:00:00.500"])))
print(pd.to_datetime(["2024-01-01 00:00:00.123", "2024-01-01 00:00:00.500"]))
print(pd.timedelta_range("0h", periods=30, freq="h"))
print(pd.to_timedelta(["1h", None, "1d"]))
