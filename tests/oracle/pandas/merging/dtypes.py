# dtypes after a merge that leaves gaps
import pandas as pd

a = pd.DataFrame({"id": [1, 2, 3], "n": [1, 2, 3], "t": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"])})
b = pd.DataFrame({"id": [2, 3, 5], "i": [7, 8, 9], "b": [True, False, True], "c": pd.Categorical(["u", "v", "u"]), "s": ["x", "y", "z"]})
left = a.merge(b, on="id", how="left")
print(left)
print(left.dtypes)
right = a.merge(b, on="id", how="right")
print(right)
print(right.dtypes)
print(a.merge(b, on="id").dtypes)
print(a.merge(b[["id", "i"]], on="id", how="left")["i"].fillna(0).astype(int).tolist())
