# to_datetime from columns year, month, day
import pandas as pd

df = pd.DataFrame({"year": [2023, 2024], "month": [12, 2], "day": [31, 29], "hour": [10, 0], "minute": [30, 15]})
print(pd.to_datetime(df[["year", "month", "day"]]))
print(pd.to_datetime(df))
print(pd.to_datetime({"year": [2024], "month": [1], "day": [5]}))
print(pd.to_datetime(dict(year=df.year, month=df.month, day=1)))
try:
    pd.to_datetime(df[["year", "month"]])
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.to_datetime(df.assign(extra=1))
except ValueError as error:
    print(type(error).__name__, error)
print(pd.to_datetime(pd.DataFrame({"year": [2024, 2024], "month": [2, 13], "day": [30, 1]}), errors="coerce"))
