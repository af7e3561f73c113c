# monthly values spread to days and weeks
import pandas as pd

m = pd.Series([100.0, 130.0, 90.0], index=pd.date_range("2024-01-01", periods=3, freq="MS"))
print(m.resample("W").ffill().head(6))
print(m.resample("D").interpolate("linear").head(4))
print(m.resample("15D").asfreq())
print(m.resample("D").ffill(limit=2).head(5))
df = m.to_frame("v")
print(df.resample("10D").bfill())
print(df.asfreq("15D", fill_value=-1.0))
