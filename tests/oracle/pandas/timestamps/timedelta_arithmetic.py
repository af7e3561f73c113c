# Timedelta: arithmetic and order
import datetime
import pandas as pd

a, b = pd.Timedelta(hours=5), pd.Timedelta(minutes=90)
print(a + b, a - b, a * 2, 1.5 * b, a / 2, -a)
print(a / b, a // b, a % b, divmod(a, b), a / pd.Timedelta(hours=1))
print(a > b, a == datetime.timedelta(hours=5), b < datetime.timedelta(hours=1), bool(pd.Timedelta(0)))
print(pd.Timestamp("2024-01-01") + a, datetime.datetime(2024, 1, 1) + a)
print(sum([a, b], pd.Timedelta(0)), max(a, b), sorted([a, b]))
print(a + pd.NaT, pd.NaT / b)
for call in (lambda: a + 1, lambda: a * b, lambda: a > 5):
    try:
        call()
    except TypeError as error:
        print(type(error).__name__, error)
