# expanding windows
import pandas as pd

s = pd.Series([3, 1, 4, 1, 5, 9])
print(s.expanding().sum())
print(s.expanding().mean())
print(s.expanding(min_periods=3).max())
print(s.expanding().std())
print(s.expanding().min())
print(s.expanding().median())
print(s.expanding().count())
print(s.expanding().agg(["min", "max"]))
df = s.to_frame("v")
print(df.expanding().mean())
