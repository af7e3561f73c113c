# to_datetime with format="mixed" and "ISO8601"
import pandas as pd

print(pd.to_datetime(["2024-01-05", "Feb 10, 2024", "3/4/2024 5:06"], format="mixed"))
print(pd.to_datetime(["2024-01-05", "2024-01-05 10:00", "2024-01-05T10:00:00.5"], format="ISO8601"))
print(pd.to_datetime(["05/01/2024", "2024-01-06"], format="mixed", dayfirst=True))
try:
    pd.to_datetime(["2024-01-05", "5 Jan"], format="ISO8601")
except ValueError as error:
    print(type(error).__name__, str(error).splitlines()[0])
