# transform by name broadcasts each group's result
import pandas as pd

df = pd.DataFrame({"dept": ["it", "hr", "it", "hr", "it"], "pay": [100, 80, 120, 90, 110], "age": [30, 40, 35, 45, 50]}, index=list("vwxyz"))
g = df.groupby("dept")
print(g["pay"].transform("mean"))
print(g.transform("sum"))
df["share"] = df["pay"] / g["pay"].transform("sum")
df["rank"] = g["pay"].transform("rank")
df["n"] = g["pay"].transform("size")
df["first"] = g["pay"].transform("first")
print(df)
print(g["pay"].transform("cumsum"))
print(g[["pay", "age"]].transform("max"))
print(g["pay"].transform("nunique"))
print(g["pay"].transform("std"))
