# inner merge on one key
import pandas as pd

left = pd.DataFrame({"key": ["K0", "K1", "K2", "K3"], "A": ["A0", "A1", "A2", "A3"]})
right = pd.DataFrame({"key": ["K1", "K3", "K4"], "B": [1, 3, 4]})
print(pd.merge(left, right, on="key"))
print(left.merge(right))
print(left.merge(right, on="key", how="inner").shape)
print(pd.merge(right, left, on="key"))
