# map, replace and merge as ways to look things up.
import pandas as pd

df = pd.DataFrame({"code": [1, 2, 3, 2], "qty": [5, 6, 7, 8]})
names = {1: "one", 2: "two"}
df["name"] = df["code"].map(names)
df["name2"] = df["code"].map(names).fillna("other")
df["name3"] = df["code"].replace(names)
df["name4"] = df["code"].apply(lambda c: names.get(c, "?"))
print(df)
table = pd.Series({1: 0.5, 2: 0.25, 3: 1.0})
df["cost"] = df["qty"] * df["code"].map(table)
print(df[["code", "cost"]])
grades = pd.Series([95, 82, 67, 40])
print(grades.map(lambda g: "A" if g > 90 else "B" if g > 80 else "F").tolist())
print(pd.cut(grades, [0, 50, 80, 100], labels=["low", "mid", "high"]).tolist())
print(df["code"].map(str).str.zfill(3).tolist(), df["code"].map("{:02d}".format).tolist())
print(df["code"].map({1: [1], 2: [2, 2]}).tolist()[:2])
