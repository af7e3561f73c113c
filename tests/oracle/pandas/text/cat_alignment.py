# str.cat aligns on the index
import pandas as pd

s = pd.Series(["a", "b", "c"], index=[0, 1, 2])
t = pd.Series(["x", "y", "z"], index=[2, 1, 0])
print(s.str.cat(t, sep="-"))
u = pd.Series(["p", "q"], index=[1, 3])
print(s.str.cat(u, sep="-", na_rep="*"))
print(s.str.cat(u, sep="-", join="inner"))
print(s.str.cat(u, sep="-", join="outer", na_rep="*"))
