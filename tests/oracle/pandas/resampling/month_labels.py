# labels and periods of months after resampling
import pandas as pd

s = pd.Series([10.0, 20.0, 30.0, 40.0], index=pd.to_datetime(["2023-12-31 10:00", "2024-01-01 00:00", "2024-01-31 23:59", "2024-03-01 00:00"]))
print(s.resample("ME").sum())
print(s.resample("ME", label="left").sum())
print(s.resample("ME", closed="left").sum())
print(s.resample("MS").sum())
print(s.resample("QE-JAN").sum())
print(s.resample("YE-MAR").sum())
print(s.resample("SME").sum())
out = s.resample("ME").sum()
out.index = out.index.strftime("%b %Y")
print(out)
print(s.resample("ME").sum().index.freqstr)
