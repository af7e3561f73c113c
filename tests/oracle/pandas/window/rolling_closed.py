# which ends of the window belong to it
import pandas as pd

s = pd.Series([1, 2, 3, 4, 5])
for closed in ["right", "both", "left", "neither"]:
    print(closed, s.rolling(3, closed=closed).sum().tolist())
print(s.rolling(2, step=2).sum())
