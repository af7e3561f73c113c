# DataFrame.join
import pandas as pd

a = pd.DataFrame({"A": ["A0", "A1", "A2"]}, index=["K0", "K1", "K2"])
b = pd.DataFrame({"B": ["B0", "B2", "B3"]}, index=["K0", "K2", "K3"])
print(a.join(b))
print(a.join(b, how="outer"))
print(a.join(b, how="inner"))
print(a.join(b, how="right"))
c = pd.DataFrame({"key": ["K0", "K2", "K9"], "C": [1, 2, 3]})
print(c.join(b, on="key"))
print(c.join(b, on="key", how="inner"))
d = pd.DataFrame({"A": [1, 2]}, index=["K0", "K1"])
print(a.join(d, lsuffix="_l", rsuffix="_r"))
try:
    a.join(d)
except ValueError as error:
    print(type(error).__name__, error)
print(a.join([b, c.set_index("key")]))
s = pd.Series([5, 6], index=["K1", "K2"], name="S")
print(a.join(s))
