# to_datetime from dates, datetimes, arrays and missing values
import datetime
import numpy as np
import pandas as pd

print(pd.to_datetime(datetime.date(2024, 1, 5)))
print(pd.to_datetime([datetime.date(2024, 1, 5), datetime.datetime(2024, 1, 6, 10)]))
print(pd.to_datetime(np.array(["2024-01-05", "2024-01-06"], dtype="datetime64[ns]")))
print(pd.to_datetime([None, np.nan, pd.NaT, "2024-01-05", ""]))
print(pd.to_datetime(pd.Index(["2024-01-05"], name="when")))
print(pd.to_datetime(pd.Series(["2024-01-05", None], index=["a", "b"], name="d")))
print(pd.to_datetime([]))
print(pd.to_datetime(None))
try:
    pd.to_datetime([True])
except TypeError as error:
    print(type(error).__name__, error)
