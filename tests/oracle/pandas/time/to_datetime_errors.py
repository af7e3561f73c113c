# to_datetime: raise, coerce and the texts of errors
import pandas as pd

values = ["2024-01-05", "not a date", "2024-02-30", None]
print(pd.to_datetime(values, errors="coerce"))
for bad in (["2024-01-05", "oops"], ["2024-01-05", "2024-02-30"], ["2024-01-05", "2024-01-06 10:00"], ["01/02/2024", "13/02/2024"]):
    try:
        pd.to_datetime(bad)
    except ValueError as error:
        print(type(error).__name__, error)
try:
    pd.to_datetime("garbage")
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.to_datetime("2024-13-01")
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.to_datetime("31/12/2024", format="%Y-%m-%d")
except ValueError as error:
    print(type(error).__name__, str(error).splitlines()[0])
print(pd.to_datetime("garbage", errors="coerce"))
