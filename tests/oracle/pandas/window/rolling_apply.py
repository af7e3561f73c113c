# windows with Python functions
import numpy as np
import pandas as pd

s = pd.Series([1, 3, 2, 5, 4, 6])
print(s.rolling(3).apply(lambda w: w.max() - w.min()))
print(s.rolling(3).apply(np.mean, raw=True))
print(s.rolling(2).agg(["sum", "mean"]))
print(s.rolling(3).apply(lambda w: w.iloc[-1] - w.iloc[0]))
print(s.rolling(3).agg(np.sum))
print(s.rolling(3).apply(lambda w: np.dot(w, [0.2, 0.3, 0.5]), raw=True))
print(s.expanding(2).apply(lambda w: w.sum()))
