# price bars
import pandas as pd

px = pd.Series([10.0, 10.5, 9.8, 10.2, 11.0, 10.9, 11.5], index=pd.date_range("2024-01-02 09:30", periods=7, freq="7min"), name="px")
print(px.resample("15min").ohlc())
print(px.resample("15min").agg({"open": "first", "close": "last"}))
print(px.resample("15min").first())
print(px.resample("15min").last())
print(px.resample("h").ohlc())
