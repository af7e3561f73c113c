# Date and time values of different precision
import pandas as pd

print(pd.Series(pd.to_datetime(["2024-01-01", "2024-12-31"])))
print(pd.Series(pd.to_datetime(["2024-01-01 12:00", "2024-12-31 00:01"])))
print(pd.Series(pd.to_datetime(["2024-01-01 12:00:00.123456", "2024-12-31 00:00:00.5"])))
print(pd.Series(pd.to_datetime(["2024-01-01 12:00", None])))
print(pd.Series(pd.to_datetime(["2024-01-01 12:00", "2024-06-01 00:00"]).tz_localize("UTC")))
print(pd.DataFrame({"t": pd.to_datetime(["2024-01-01", "2024-02-01"]), "u": pd.to_datetime(["2024-01-01 10:00", "2024-02-01 11:30"])}))
