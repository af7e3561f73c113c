# date_range: counts, ends, names and frequencies
import pandas as pd

print(pd.date_range("2024-01-01", periods=5))
print(pd.date_range("2024-01-01", "2024-01-04", name="day"))
print(pd.date_range(end="2024-03-01", periods=3))
print(pd.date_range("2024-01-01", periods=4, freq="6h"))
print(pd.date_range("2024-01-01", "2024-01-02", periods=5))
print(pd.date_range("2024-01-01 10:30", periods=2, normalize=True))
print(pd.date_range("2024-01-01", "2024-01-04", inclusive="left"))
print(pd.date_range("2024-01-01", periods=0))
print(len(pd.date_range("2023-01-01", "2024-12-31")))
try:
    pd.date_range("2024-01-01")
except ValueError as error:
    print(type(error).__name__, error)
