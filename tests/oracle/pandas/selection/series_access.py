# Series by label, position, slice and condition.
import pandas as pd

s = pd.Series([10, 20, 30, 40], index=["a", "b", "c", "d"])
print(s["b"], s.loc["c"], s.iloc[0], s.iloc[-1])
print(s[["a", "d"]])
print(s["b":"c"])
print(s[1:3])
print(s[s > 15])
print(s.get("z", -1), "a" in s, 10 in s.values)
t = pd.Series([5, 6, 7], index=[3, 4, 5])
print(t[4], t[0:2].tolist(), t.loc[3:4].tolist())
try:
    t[0]
except KeyError as error:
    print("KeyError", error)
try:
    s["zz"]
except KeyError as error:
    print("KeyError", error)
print(s.a, s.head(2).sum(), s.tail(1).to_dict())
print(list(s.items()))
