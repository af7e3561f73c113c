import pandas as pd
import numpy as np

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [10.0, np.nan, 30.0, np.nan], "c": ["x", "y", None, "x"]})
view = df[df["a"] > 1].copy()
view["b"] = view["b"].fillna(0)
print(view, df)
df.loc[df["c"] == "x", "b"] = df["b"] * 2
print(df)
df["b"] = df["b"].where(df["b"].notna(), df["a"] * 100)
df.loc[:, "a"] = df["a"].astype(float)
print(df, df.dtypes)
df["a"] = df["a"].astype(int)
df.loc[4] = [5, 50.0, "z"]
df.loc[0, "d"] = "only first"
print(df)
df = df.rename(columns={"a": "A"}).rename(index={0: "first"})
print(df)
df.columns = df.columns.str.upper()
df.index.name = "row"
print(df.reset_index())
df2 = df.reset_index(drop=True)
df2.index = pd.Index(list("pqrst"), name="k")
print(df2.loc[["p", "t"], ["A", "B"]], df2.loc["q":"s", "B"], df2.iloc[-2:])
df2.loc[["p", "q"], ["A", "B"]] = [[-1, -2], [-3, -4]]
print(df2)
df2[df2["A"] < 0] = 0
print(df2)
df2["B"] += 1
df2["A"] *= 2
df2["E"] = np.arange(5)
df2.loc[df2["E"] % 2 == 0, "E"] = -df2["E"]
print(df2)
df2 = df2.drop(index="p").drop(columns=["D"], errors="ignore")
print(df2.replace({0: np.nan, "x": "X"}))
df2.replace("x", "changed", inplace=True)
df2.fillna({"C": "none"}, inplace=True)
df2.sort_values("E", inplace=True)
df2.reset_index(inplace=True)
df2.drop(columns="k", inplace=True)
print(df2)
s = pd.Series([1, 2, 3], index=list("abc"))
s["d"] = 4
s["a"] += 10
s[s > 3] = 0
s.iloc[1] = 99
s.loc[["c", "d"]] = [7, 8]
print(s, s.drop("a"), s.rename("new"), s.reindex(list("abz")), s.get("zz", -1), "a" in s, 99 in s.values)
t = df2["A"].tolist()
df2["A"] = df2["A"].map({2: "two"}).fillna(df2["A"])
print(df2, t)
df2["list"] = [[1], [2, 3], [], [4]]
df2["n"] = df2["list"].str.len()
print(df2[["list", "n"]])
mask = df2["n"].isin([1, 2]) & ~df2["n"].eq(2)
print(df2[mask].index.tolist(), mask.sum(), mask.any(), mask.all())
df3 = pd.DataFrame(np.arange(9).reshape(3, 3), columns=list("xyz"))
df3[df3 > 4] = -1
df3.iloc[0] = 7
df3["x"] = df3["x"].astype("float32")
df3.iloc[1, df3.columns.get_loc("y")] = 42
print(df3, df3.dtypes, (df3 == 7).sum(), df3.to_numpy().sum())
