# Timestamp: plus, minus, order
import datetime
import numpy as np
import pandas as pd

t = pd.Timestamp("2024-01-31 10:00")
print(repr(t + pd.Timedelta(days=1, hours=2)))
print(repr(t - datetime.timedelta(minutes=30)))
print(repr(t + np.timedelta64(2, "h")))
print(repr(t - pd.Timestamp("2024-01-01")))
print(repr(t - datetime.datetime(2023, 1, 31, 10)))
print(repr(datetime.datetime(2024, 2, 1) - t))
print((t - pd.Timestamp("2023-12-25")).days, (t - pd.Timestamp("2024-01-31")).total_seconds())
print(t > pd.Timestamp("2024-01-01"), t == datetime.datetime(2024, 1, 31, 10), t < datetime.datetime(2024, 1, 1))
print(t == "2024-01-31 10:00", t != pd.NaT, t < pd.NaT)
print(max(t, pd.Timestamp("2025-01-01")), sorted([t, pd.Timestamp("2020-05-05")])[0])
print(hash(t) == hash(datetime.datetime(2024, 1, 31, 10)), {t: 1}[datetime.datetime(2024, 1, 31, 10)])
