# joining on the levels of a MultiIndex
import pandas as pd

idx = pd.MultiIndex.from_tuples([("K0", "X"), ("K0", "Y"), ("K1", "X")], names=["key", "sub"])
left = pd.DataFrame({"A": [1, 2, 3]}, index=idx)
right = pd.DataFrame({"B": [10, 20]}, index=pd.Index(["K0", "K1"], name="key"))
print(left.join(right))
print(left.reset_index().merge(right.reset_index(), on="key"))
print(left.merge(left * 2, left_index=True, right_index=True))
print(pd.concat([left, left * 10], axis=1, keys=["one", "ten"]))
print(pd.concat([left, left * 10], keys=["one", "ten"]))
print(left.merge(right, on="key"))
