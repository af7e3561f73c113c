# Timestamp from text, fields, numbers and other times
import datetime
import numpy as np
import pandas as pd

for value in ("2024-03-05", "2024-03-05 14:30", "2024-03-05T14:30:15.123456789", "March 5, 2024", "5/3/2024", "20240305", "2024", "2024-03",
              datetime.datetime(2024, 3, 5, 1, 2, 3), datetime.date(2024, 3, 5), np.datetime64("2024-03-05T10:00"), 1709600000000000000):
    print(repr(pd.Timestamp(value)))
print(repr(pd.Timestamp(2024, 3, 5)), repr(pd.Timestamp(2024, 3, 5, 14, 30)))
print(repr(pd.Timestamp(year=2024, month=3, day=5, hour=9)))
print(repr(pd.Timestamp(1709600000, unit="s")), repr(pd.Timestamp(1709600000.25, unit="s")), repr(pd.Timestamp(19787, unit="D")))
print(pd.Timestamp(None), pd.Timestamp("NaT"), pd.Timestamp(float("nan")))
print(isinstance(pd.Timestamp("2024"), datetime.datetime), type(pd.Timestamp("2024")))
