# merge_asof: the last known value before each row
import pandas as pd

trades = pd.DataFrame({"time": pd.to_datetime(["2024-01-01 09:30:01", "2024-01-01 09:30:03", "2024-01-01 09:30:10"]), "sym": ["A", "B", "A"], "px": [10.0, 20.0, 11.0]})
quotes = pd.DataFrame({"time": pd.to_datetime(["2024-01-01 09:30:00", "2024-01-01 09:30:02", "2024-01-01 09:30:03", "2024-01-01 09:30:09"]), "sym": ["A", "B", "A", "B"], "bid": [9.9, 19.8, 10.1, 19.9]})
print(pd.merge_asof(trades, quotes, on="time"))
print(pd.merge_asof(trades, quotes, on="time", by="sym"))
print(pd.merge_asof(trades, quotes, on="time", by="sym", tolerance=pd.Timedelta("2s")))
print(pd.merge_asof(trades, quotes, on="time", allow_exact_matches=False))
print(pd.merge_asof(trades, quotes[["time", "bid"]], on="time", direction="forward"))
print(pd.merge_asof(trades, quotes[["time", "bid"]], on="time", direction="nearest"))
a = pd.DataFrame({"a": [1, 5, 10], "l": ["x", "y", "z"]})
b = pd.DataFrame({"a": [1, 2, 3, 6, 7], "r": [1, 2, 3, 6, 7]})
print(pd.merge_asof(a, b, on="a"))
try:
    pd.merge_asof(a.iloc[::-1], b, on="a")
except ValueError as error:
    print(type(error).__name__, error)
