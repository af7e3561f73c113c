# date_range over months, quarters, years, weeks and working days
import pandas as pd

for freq in ("ME", "MS", "QE", "QS", "YE", "YS", "W", "W-MON", "B", "BME", "2MS", "QS-OCT", "YE-JUN", "SMS", "2W-FRI", "WOM-2TUE"):
    index = pd.date_range("2024-01-15", periods=4, freq=freq)
    print(freq, index.freqstr, index.strftime("%Y-%m-%d").tolist())
print(pd.date_range("2024-01-31", periods=3, freq="ME"))
print(pd.date_range("2024-01-01", "2024-12-31", freq="QE"))
print(pd.bdate_range("2024-01-05", periods=4))
