# missing values inside windows
import numpy as np
import pandas as pd

s = pd.Series([1.0, np.nan, 3.0, 4.0, np.nan, 6.0, 7.0])
print(s.rolling(3).sum())
print(s.rolling(3, min_periods=1).sum())
print(s.rolling(3, min_periods=2).mean())
print(s.rolling(3, min_periods=1).max())
print(s.rolling(3, min_periods=0).sum())
print(s.rolling(2, min_periods=1).count())
print(s.rolling(3, min_periods=1).apply(lambda w: np.nansum(w), raw=True))
print(s.expanding().mean())
