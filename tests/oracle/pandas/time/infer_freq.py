# infer_freq
import pandas as pd

for freq in ("D", "2D", "h", "30min", "W-WED", "ME", "MS", "QE-DEC", "QS-JAN", "YE-DEC", "YS-JAN", "B", "BME", "3h", "s"):
    index = pd.date_range("2024-01-01", periods=8, freq=freq)
    print(freq, pd.infer_freq(pd.DatetimeIndex(index.tolist())))
print(pd.infer_freq(pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-05"])))
print(pd.infer_freq(pd.Series(pd.date_range("2024-01-01", periods=4, freq="D"))))
try:
    pd.infer_freq(pd.to_datetime(["2024-01-01", "2024-01-02"]))
except ValueError as error:
    print(type(error).__name__, error)
