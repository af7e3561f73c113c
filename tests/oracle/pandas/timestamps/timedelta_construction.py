# Timedelta from text, numbers and keywords
import datetime
import numpy as np
import pandas as pd

for value in ("1 days", "1 days 02:03:04.5", "2h30m", "90min", "1.5 hours", "-3 days", "-1 days +02:00:00", "00:00:10", "P1DT2H3M4S", "5", "1d 2h 3m 4s 5ms 6us 7ns",
              datetime.timedelta(days=1, seconds=5), np.timedelta64(36, "h")):
    print(repr(pd.Timedelta(value)))
print(repr(pd.Timedelta(5, unit="D")), repr(pd.Timedelta(1.5, "h")), repr(pd.Timedelta(days=1, hours=6, minutes=30)))
print(repr(pd.Timedelta(weeks=1, milliseconds=5)), repr(pd.Timedelta(0)), pd.Timedelta("NaT"))
print(pd.Timedelta.min, pd.Timedelta.max)
for args in (("abc",), ("1 foo",), (1, "x"), (1, "M"), ("1:30",)):
    try:
        pd.Timedelta(*args)
    except ValueError as error:
        print(type(error).__name__, error)
