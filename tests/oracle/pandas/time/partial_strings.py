# text labels name stretches of time
import pandas as pd

hours = pd.date_range("2023-12-31 20:00", periods=10, freq="h")
s = pd.Series(range(10), index=hours)
print(s["2024"])
print(s.loc["2023-12-31"])
print(s.loc["2024-01-01 02"])
print(s.loc["2024-01-01 02:00"])
print(s.loc["2023-12-31 22:30":"2024-01-01 01:00"])
print(s.loc[:"2023-12-31 21"])
print(s.loc[pd.Timestamp("2024-01-01 03:00")])
for label in ("2025", "nonsense", "2024-01-01 22:00"):
    try:
        s.loc[label]
    except KeyError as error:
        print(type(error).__name__, error)
