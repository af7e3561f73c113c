# periods with missing values
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-05", None, "2024-03-01"])).dt.to_period("M")
print(s)
print(s.isna().tolist(), s.dropna().tolist())
print(s.dt.start_time)
print(pd.PeriodIndex(["2024-01", None], freq="M"))
print(s.fillna(pd.Period("2020-01", "M")))
