# the accessor refuses values that are no times
import pandas as pd

for values in ([1, 2], ["2024-01-01"], [1.5]):
    try:
        pd.Series(values).dt.year
    except AttributeError as error:
        print(type(error).__name__, error)
s = pd.Series(pd.to_datetime(["2024-01-01"]))
try:
    s.dt.unknown
except AttributeError as error:
    print(type(error).__name__, error)
