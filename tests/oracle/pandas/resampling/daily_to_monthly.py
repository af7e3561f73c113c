# daily values to months, quarters and years
import pandas as pd

s = pd.Series(range(120), index=pd.date_range("2024-01-01", periods=120, freq="D"), name="v")
print(s.resample("ME").sum())
print(s.resample("MS").mean())
print(s.resample("QE").sum())
print(s.resample("QS").count())
print(s.resample("YE").max())
print(s.resample("YS").min())
print(s.resample("ME").agg(["sum", "mean", "std"]))
