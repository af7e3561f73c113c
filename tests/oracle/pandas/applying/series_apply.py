# apply and map on a Series.
import pandas as pd

s = pd.Series([1, 2, 3], name="n")
print(s.apply(lambda x: x**2))
print(s.map(lambda x: f"n{x}"))
print(s.map({1: "one", 2: "two"}))
print(s.map(pd.Series(["a", "b"], index=[1, 3])))
print(s.apply(lambda x: x / 2).tolist(), s.apply(float).dtype, s.apply(str).tolist())


def scale(value, factor, offset=0):
    return value * factor + offset


print(s.apply(scale, args=(10,)).tolist(), s.apply(scale, factor=2, offset=1).tolist())
print(s.apply(lambda x: pd.Series({"v": x, "sq": x * x})))
t = pd.Series(["cat", None, "dog"])
print(t.map(lambda x: x.upper(), na_action="ignore"))
print(t.map("I am {}".format).tolist())
print(t.map(len, na_action="ignore").tolist())
print(s.apply("sum"), s.apply(["min", "max"]))
print(s.map({1: True, 2: False, 3: True}))
print(pd.Series([1.5, None]).map(lambda v: v is None).tolist())
print(s.apply(lambda x: [x, x + 1]))
from collections import defaultdict

print(s.map(defaultdict(lambda: "other", {1: "first"})).tolist())
