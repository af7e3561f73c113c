# Period from text, fields and times
import datetime
import pandas as pd

for args in (("2024-03",), ("2024",), ("2024Q2",), ("2024-03-05",), ("2024-03-05 14:30",), ("2024-03-05", "M"), ("2024-03-05", "Q"), ("2024-03-05", "W"), ("2024-03-05", "Y"),
             ("2024-03-05 14:30", "h"), ("2024", "Q-JUN"), (2024, "Y"), ("Mar 2024",), (datetime.date(2024, 3, 5), "D")):
    print(repr(pd.Period(*args)))
print(repr(pd.Period(year=2024, month=3, freq="M")), repr(pd.Period(year=2024, quarter=2, freq="Q")))
print(pd.Period("2024-03"), str(pd.Period("2024-03-05", "W")), pd.Period("NaT"))
for args in (("2024", "foo"), ("nonsense", "M"), (datetime.datetime(2024, 1, 1),), ("2024-01", "MS")):
    try:
        pd.Period(*args)
    except ValueError as error:
        print(type(error).__name__, error)
