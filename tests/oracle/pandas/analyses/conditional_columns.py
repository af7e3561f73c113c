import pandas as pd
import numpy as np

df = pd.DataFrame({"name": ["Al", "Bo", "Cy", "Di", "Ed"], "score": [91, 78, 85, np.nan, 60], "age": [15, 22, 37, 45, 70]})
df["grade"] = np.select([df["score"] >= 90, df["score"] >= 80, df["score"] >= 70], ["A", "B", "C"], default="F")
df["passed"] = np.where(df["score"].fillna(0) > 65, "yes", "no")
df["band"] = pd.cut(df["age"], [0, 18, 35, 60, np.inf], labels=["minor", "young", "adult", "senior"])
df["bin"] = pd.cut(df["score"], bins=[0, 70, 80, 100], right=False)
df["q"] = pd.qcut(df["age"], 2, labels=["low", "high"])
print(df)
print(df.dtypes)
print(df["bin"].cat.categories)
df["level"] = df["score"].apply(lambda v: "none" if pd.isna(v) else ("top" if v > 80 else "rest"))
df["code"] = df["name"].map({"Al": 1, "Bo": 2})
df["code2"] = df["name"].map({"Al": "x"}).fillna("other")
df["len"] = df["name"].map(len)
df.loc[df["age"] > 40, "group"] = "old"
df.loc[df["age"] <= 40, "group"] = "new"
df.loc[(df["age"] > 20) & ~df["passed"].eq("no"), ["flag", "note"]] = [1, "ok"]
print(df.T)
print(df.assign(double=lambda d: d["score"] * 2, half=lambda d: d["double"] / 4)[["double", "half"]])
print(df.query("age > 20 and passed == 'yes'")[["name", "age"]])
limit = 30
print(df.query("age > @limit or name in ['Al']")["name"].tolist())
print(df.query("score.isna()", engine="python")["name"].tolist())
print(df.query("`age` % 2 == 1").index.tolist())
print(df.eval("ratio = score / age")[["ratio"]].round(2))
print(df.eval("score + age"))
print(df.loc[lambda d: d["age"].between(20, 50), ["name", "age"]])
print(df.loc[1:3, "name":"age"])
print(df.loc[df["name"].str.startswith(("A", "B"))].iloc[:, :2])
print(df.iloc[[0, -1], [0, 2]])
print(df.iloc[1:4:2, -3:])
print(df.at[0, "name"], df.iat[1, 2], df.loc[2, "score"])
print(df["score"].where(df["score"] > 80), df["score"].mask(df["score"] > 80, 0))
print(df["score"].case_when([(df["score"] > 90, "hi"), (df["score"] > 70, "mid")]))
print(df["grade"].replace({"A": "Excellent", "F": "Fail"}))
print(df["age"].clip(18, 65).tolist())
print(df[["score", "age"]].apply(lambda c: c.max() - c.min()))
print(df.apply(lambda r: f"{r['name']}-{r['age']}", axis=1))
print(df[["score", "age"]].apply(lambda r: pd.Series({"s": r.sum(), "m": r.max()}), axis=1))
print(df[["age", "score"]].apply(["mean", "max"]))
print(df[["age"]].map(lambda v: v + 1))
print(df.pipe(lambda d: d[d["age"] > 30]).pipe(len))
print(df[df["name"].isin(["Al", "Ed"]) | (df["score"] == 85)]["name"].tolist())
print(df["age"].gt(20).sum(), (df["age"] > 20).mean(), df["passed"].eq("yes").value_counts().to_dict())
try:
    if df["age"] > 20:
        pass
except ValueError as e:
    print(e)
try:
    df[(df["age"] > 20) and (df["score"] > 5)]
except ValueError as e:
    print(e)
