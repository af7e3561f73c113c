# std, var, median, quantile, skew, kurt, sem over windows
import pandas as pd

s = pd.Series([2.0, 4.0, 4.0, 5.0, 9.0, 1.0, 7.0])
r = s.rolling(4)
print(r.std())
print(r.var())
print(r.median())
print(r.quantile(0.25))
print(r.skew())
print(r.kurt())
print(r.sem())
print(r.std(ddof=0))
print(s.rolling(3).rank())
