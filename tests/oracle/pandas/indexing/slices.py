# Slices by label and by position on several kinds of index.
import pandas as pd

df = pd.DataFrame({"v": range(6)}, index=list("abcdef"))
print(df["b":"d"])
print(df[1:3])
print(df[:"c"])
print(df.loc["d":])
print(df[::2])
n = pd.DataFrame({"v": range(5)}, index=[10, 20, 30, 40, 50])
print(n.loc[20:40])
print(n.loc[15:35])
print(n[1:3])
f = pd.Series([1, 2, 3], index=[0.5, 1.5, 2.5])
print(f[1.0:2.5])
print(n.loc[:30].sum().item(), n.loc[40:].index.tolist())
u = pd.DataFrame({"v": range(4)}, index=["c", "a", "d", "b"])
print(u.loc["a":"b"])
try:
    u.loc["x":"z"]
except KeyError as error:
    print("KeyError", error)
print(u.sort_index().loc["aa":"c"])
