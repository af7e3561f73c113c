# Boolean Series together.
import pandas as pd

a = pd.Series([True, True, False, False])
b = pd.Series([True, False, True, False])
print((a & b).tolist(), (a | b).tolist(), (a ^ b).tolist(), (~a).tolist())
print(a.any(), a.all(), (a & ~b).any(), a.sum(), a.mean())
df = pd.DataFrame({"a": a, "b": b})
print(df.all(axis=1).tolist(), df.any(axis=1).tolist())
print(df.any(), df.all())
print(pd.Series([0, 1, 2]).any(), pd.Series([0, 1, 2]).all(), pd.Series([], dtype=bool).all())
i = pd.Series([1, 2, 3])
print((i & 1).tolist(), (i | 4).tolist())
x = pd.Series([True, False], index=[0, 1])
y = pd.Series([True, True], index=[1, 2])
print(x & y)
print(x | y)
