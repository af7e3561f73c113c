# the accessor refuses values that are no text
import pandas as pd

for values in ([1, 2], [1.5], pd.date_range("2024-01-01", periods=2), [True, False]):
    try:
        pd.Series(values).str.upper()
    except AttributeError as error:
        print(type(error).__name__, error)
try:
    pd.Index([1, 2]).str
except AttributeError as error:
    print(type(error).__name__, error)
try:
    pd.Series(["a"]).str.unknown()
except AttributeError as error:
    print(type(error).__name__)
