# opening hours
import pandas as pd
from pandas.tseries.offsets import BusinessHour

t = pd.Timestamp("2024-01-05 16:00")
print(t + BusinessHour(), t + BusinessHour(2), t + BusinessHour(10), t - BusinessHour(8))
print(pd.Timestamp("2024-01-06 12:00") + BusinessHour(3))
print(BusinessHour(), BusinessHour(start="08:00", end="12:00"))
print(pd.date_range("2024-01-05 15:00", periods=4, freq="bh").strftime("%a %H:%M").tolist())
