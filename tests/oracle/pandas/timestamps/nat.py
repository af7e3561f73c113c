# NaT: comparisons, arithmetic, fields
import datetime
import pandas as pd

print(pd.NaT, repr(pd.NaT), pd.NaT == pd.NaT, pd.NaT != pd.NaT, pd.NaT is pd.NaT)
print(pd.NaT < pd.Timestamp("2024"), pd.Timestamp("2024") > pd.NaT, pd.isna(pd.NaT))
print(pd.NaT + pd.Timedelta("1D"), pd.Timestamp("2024") - pd.NaT, pd.NaT.year, pd.NaT.day_name(), pd.NaT.date())
print(pd.NaT.isoformat(), pd.NaT.floor("D"), isinstance(pd.NaT, datetime.datetime))
print(pd.Timestamp("NaT") is pd.NaT, pd.Timedelta("NaT") is pd.NaT, pd.Period("NaT") is pd.NaT)
try:
    pd.NaT.strftime("%Y")
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.NaT < 1
except TypeError as error:
    print(type(error).__name__, error)
print(pd.Series([pd.NaT, pd.Timestamp("2024-01-01")]))
