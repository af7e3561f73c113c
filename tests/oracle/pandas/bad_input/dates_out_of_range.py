# Dates beyond what nanoseconds can hold, and days that do not exist
import pandas as pd

for text in ["9999-12-31", "0001-01-01", "2024-02-30", "2024-13-01", "1677-09-21", "2262-04-12", "2024-01-01 25:00", "", "today?", "2024-W60-1"]:
    try:
        print(text, pd.to_datetime(text))
    except ValueError as error:
        print(text, type(error).__name__, error)

for text in ["9999-12-31", "2024-02-30", "soon"]:
    try:
        print(pd.to_datetime(pd.Series(["2024-01-01", text])))
    except ValueError as error:
        print(text, type(error).__name__, error)
    print(pd.to_datetime(pd.Series(["2024-01-01", text]), errors="coerce").tolist())
try:
    pd.to_datetime("31/12/2024", format="%m/%d/%Y")
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.to_datetime(10**20, unit="s")
except ValueError as error:
    print(type(error).__name__, error)
