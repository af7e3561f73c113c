# rolling means and sums of a series
import pandas as pd

s = pd.Series([1, 2, 3, 4, 5, 6, 7])
print(s.rolling(3).mean())
print(s.rolling(window=3, min_periods=1).mean())
print(s.rolling(3, center=True).mean())
print(s.rolling(4, center=True).sum())
print(s.rolling(2).sum())
print(s.rolling(3).max())
print(s.rolling(3).min())
print(s.rolling(3).count())
print(s.rolling(1).mean())
