# Writing into a Series.
import pandas as pd

s = pd.Series([1, 2, 3, 4], index=list("abcd"))
s["a"] = 10
s[s > 5] = 0
s[["b", "c"]] = [20, 30]
print(s)
s["b":"c"] = -1
print(s.tolist())
s[0:2] = 7
print(s.tolist())
s["e"] = 5
print(s)
t = pd.Series([1, 2, 3])
t[1] = 2.5
print(t)
t[0] = "text"
print(t)
u = pd.Series([1.0, 2.0])
u[:] = 0
print(u.tolist())
