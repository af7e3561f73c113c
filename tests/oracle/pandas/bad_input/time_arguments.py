# Times, spans and zones that do not exist
import pandas as pd

calls = {
    "timestamp": lambda: pd.Timestamp("nonsense"),
    "timestamp day": lambda: pd.Timestamp(2024, 2, 30),
    "timestamp month": lambda: pd.Timestamp("2024-13-01"),
    "zone": lambda: pd.Timestamp("2024-01-01", tz="Mars/Base"),
    "twice": lambda: pd.Timestamp("2024-01-01", tz="UTC").tz_localize("UTC"),
    "naive": lambda: pd.Timestamp("2024-01-01").tz_convert("UTC"),
    "compare": lambda: pd.Timestamp("2024-01-01") < pd.Timestamp("2024-01-01", tz="UTC"),
    "add number": lambda: pd.Timestamp("2024-01-01") + 1,
    "timedelta": lambda: pd.Timedelta("nonsense"),
    "timedelta unit": lambda: pd.Timedelta(1, unit="parsec"),
    "period": lambda: pd.Period("2024-01", freq="nonsense"),
    "max": lambda: pd.Timestamp.max + pd.Timedelta(1),
    "text column": lambda: pd.Series(["a"]).dt,
    "offset": lambda: pd.tseries.frequencies.to_offset("nonsense"),
}
for name, call in calls.items():
    try:
        print(name, call())
    except Exception as error:
        print(name, type(error).__name__, error)
