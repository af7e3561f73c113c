# frequency spellings of before pandas 2.2 still work
import pandas as pd

s = pd.Series(range(48), index=pd.date_range("2024-01-31", periods=48, freq="h"), dtype="float64")
print(s.resample("M").sum())
print(s.resample("H").mean().head(3))
print(s.resample("6H").max())
print(s.resample("720T").sum())
print(s.resample("Q").sum())
print(s.resample("Y").sum())
print(s.resample("A").sum())
