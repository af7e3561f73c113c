# missing values in exponential windows
import numpy as np
import pandas as pd

s = pd.Series([1.0, np.nan, 3.0, 5.0, np.nan, 2.0])
print(s.ewm(alpha=0.5).mean())
print(s.ewm(alpha=0.5, ignore_na=True).mean())
print(s.ewm(alpha=0.5, adjust=False).mean())
print(s.ewm(alpha=0.5, adjust=False, ignore_na=True).mean())
print(s.ewm(com=2).std())
print(s.ewm(com=2).var(bias=True))
