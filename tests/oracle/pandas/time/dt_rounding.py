# .dt: floor, ceil, round and normalize
import pandas as pd

s = pd.Series(pd.to_datetime(["2024-01-05 10:07:29", "2024-01-05 10:07:30", "2024-01-05 23:45:00"]))
print(s.dt.floor("h"))
print(s.dt.ceil("15min"))
print(s.dt.round("min").tolist())
print(s.dt.round("D"))
print(s.dt.normalize())
try:
    s.dt.floor("ME")
except ValueError as error:
    print(type(error).__name__, error)
try:
    s.dt.floor("nonsense")
except ValueError as error:
    print(type(error).__name__, error)
