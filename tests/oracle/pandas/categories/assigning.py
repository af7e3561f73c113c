# only known categories can be assigned
import pandas as pd

s = pd.Series(["a", "b", "a"], dtype="category")
s[1] = "a"
print(s.tolist(), s.cat.categories.tolist())
try:
    s[0] = "z"
except TypeError as error:
    print(type(error).__name__, error)
s = s.cat.add_categories("z")
s[0] = "z"
print(s)
t = pd.Series(["x", None], dtype="category")
print(t.fillna("x").tolist())
try:
    t.fillna("new")
except TypeError as error:
    print(type(error).__name__, error)
print(pd.concat([s, s]).dtype, pd.concat([s, t]).dtype)
