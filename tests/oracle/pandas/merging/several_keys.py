# merge on several keys
import pandas as pd

left = pd.DataFrame({"k1": ["K0", "K0", "K1", "K2"], "k2": ["K0", "K1", "K0", "K1"], "A": [0, 1, 2, 3]})
right = pd.DataFrame({"k1": ["K0", "K1", "K1", "K2"], "k2": ["K0", "K0", "K0", "K0"], "B": [10, 11, 12, 13]})
print(pd.merge(left, right, on=["k1", "k2"]))
print(pd.merge(left, right, on=["k1", "k2"], how="left"))
print(pd.merge(left, right, on=["k1", "k2"], how="right"))
print(pd.merge(left, right, on=["k1", "k2"], how="outer"))
print(pd.merge(left, right, left_on=["k1", "k2"], right_on=["k2", "k1"], how="inner"))
