# Arithmetic aligns labels on both axes.
import pandas as pd

s1 = pd.Series([1, 2, 3], index=["a", "b", "c"])
s2 = pd.Series([10, 20, 30], index=["c", "b", "d"])
print(s1 + s2)
print(s1.sub(s2, fill_value=0))
print(s1.mul(2))
d1 = pd.DataFrame({"x": [1, 2], "y": [3, 4]}, index=["r", "s"])
d2 = pd.DataFrame({"y": [10, 20], "z": [30, 40]}, index=["s", "t"])
print(d1 + d2)
print(d1.add(d2, fill_value=0))
left, right = d1.align(d2, join="inner")
print(left)
print(right)
print(s1.align(s2)[0])
try:
    s1 == s2
except ValueError as error:
    print("ValueError", error)
