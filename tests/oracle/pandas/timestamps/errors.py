# Timestamp: what is refused
import pandas as pd

for value in ("nonsense", "2024-13-01", "2024-02-30", "2024-01-01 25:00", [1]):
    try:
        pd.Timestamp(value)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
for call in (lambda: pd.Timestamp(year=2024, month=13, day=1), lambda: pd.Timestamp(year=2024), lambda: pd.Timestamp("2024") + 1,
             lambda: pd.Timestamp("2024") < "2025", lambda: pd.Timestamp("2024") + pd.Timestamp("2024"),
             lambda: pd.Timestamp("2262-04-11") + pd.Timedelta(days=3)):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
