# spans of many frequencies around one moment
import pandas as pd

t = pd.Timestamp("2024-02-29 13:14:15.123456")
for freq in ("Y", "Q", "M", "W", "W-WED", "D", "B", "h", "min", "s", "ms", "2M", "3D"):
    p = t.to_period(freq)
    print(freq, repr(p), p.start_time, p + 1)
print(pd.date_range("2024-01-01", periods=3, freq="MS").to_period())
print(pd.date_range("2024-01-01", periods=2, freq="D").to_period("W"))
