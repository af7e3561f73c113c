# resample on a date column
import pandas as pd

df = pd.DataFrame({"day": pd.date_range("2024-01-29", periods=6, freq="D"), "n": [1, 2, 3, 4, 5, 6], "x": [0.5, 1.5, 2.5, 3.5, 4.5, 5.5]})
print(df.resample("ME", on="day").sum())
print(df.resample("2D", on="day")["n"].sum())
print(df.resample("W", on="day").mean())
print(df.resample("2D", on="day").agg({"n": "sum", "x": "max"}).reset_index())
try:
    df.resample("D").sum()
except TypeError as error:
    print(type(error).__name__, error)
