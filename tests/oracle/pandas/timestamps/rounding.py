# Timestamp: floor, ceil, round, normalize, replace
import pandas as pd

t = pd.Timestamp("2024-01-31 12:34:56.789")
for freq in ("D", "h", "15min", "s", "100ms", "7D"):
    print(freq, t.floor(freq), t.ceil(freq), t.round(freq))
print(t.normalize(), t.replace(day=1, hour=0), t.replace(microsecond=0))
print(pd.Timestamp("2024-01-01 00:30").round("h"), pd.Timestamp("2024-01-01 01:30").round("h"))
try:
    t.floor("ME")
except ValueError as error:
    print(type(error).__name__, error)
try:
    t.replace(day=32)
except ValueError as error:
    print(type(error).__name__, error)
