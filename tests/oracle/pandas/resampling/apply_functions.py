# resample with Python functions
import numpy as np
import pandas as pd

s = pd.Series([1, 4, 2, 8, 5, 7], index=pd.date_range("2024-01-01", periods=6, freq="12h"))
print(s.resample("D").apply(lambda part: part.max() - part.min()))
print(s.resample("D").agg(np.sum))
print(s.resample("D").agg(["sum", lambda part: part.iloc[-1]]))
print(s.resample("D").transform("mean"))
print(s.resample("D").std())
print(s.resample("D").median())
print(s.resample("D").quantile(0.25))
print(s.resample("D").nunique())
for day, part in s.resample("D"):
    print(day, part.tolist())
