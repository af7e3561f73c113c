import pandas as pd
import numpy as np

df = pd.DataFrame({"name": ["Al", "Bo", "Cy", "Di"], "x": [4, 3, 2, 1], "my col": [1.5, 2.5, 3.5, 4.5], "when": pd.date_range("2024-01-01", periods=4)}, index=list("wxyz"))
print(df.query("x > 1 and `my col` < 3"), df.query("name in ['Al', 'Di']"), "")
names, low = ["Al", "Bo"], 2
print(df.query("name in @names and x >= @low"), df.query("x == [1, 4]"), df.query("1 < x <= 3"), df.query("index == 'w' or x == 1"), df.query("~(x > 2)"))
print(df.query("when > '2024-01-02'")["x"].tolist(), df.query("when.dt.day == 2", engine="python")["name"].tolist(), df.query("name.str.contains('i')", engine="python")["x"].tolist(), df.query("x % 2 == 0 & x > 2"))
print(df.eval("total = x + `my col`"), df.eval("x ** 2 - 1").tolist(), df.eval("x > 2 and x < 4").tolist())
print(df.loc["x":"z":2, "name"], df.loc[["z", "w"], "x"], df.loc[df["x"].gt(1) & df["my col"].lt(3.5), "name"].tolist(), df.loc[:, df.dtypes == "int64"], df.loc[:, lambda d: d.columns.str.len() < 3])
print(df.iloc[-1], df.iloc[1:3, [0, -1]], df.iloc[[True, False, True, False]], df.iloc[lambda d: [0, 2]], df.iloc[::-1, 0].tolist(), df.iat[0, 1], df.at["z", "name"])
print(df[["x"]].squeeze().tolist(), df["x"].iloc[0], df["x"]["w"], df.x.loc["y"], df["x"].get("q", "none"), df.get("nope"), df.filter(regex="^[nx]").columns.tolist(), df.filter(like="w", axis=0).index.tolist())
print(df.xs("w"), df.xs("x", axis=1).tolist(), df.take([3, 0]), df.head(-2), df.tail(1), df.nlargest(2, "x"), df.sample(2, random_state=3).index.tolist(), df.truncate("x", "y"))
print(df.where(df["x"] > 2), df["x"].where(lambda s: s > 2, other=-1).tolist(), df["x"].between(2, 3).tolist(), df["x"].isin({1, 4}).tolist(), df.isin([4, "Bo"]).any(axis=1).tolist(), df["name"].ne("Al").tolist())
print(df.idxmax(numeric_only=True), df["x"].argmax(), df["x"].argsort().tolist(), df["x"].searchsorted(2), np.argsort(df["x"].values).tolist(), df["x"].nsmallest(2).index.tolist())
print(df.select_dtypes(include=["number", "datetime"]).columns.tolist(), df.select_dtypes(exclude="number").columns.tolist(), df.columns.get_loc("x"), df.columns.difference(["x"]).tolist(), df.columns.drop("x").tolist(), "x" in df, "w" in df.index)
print(df.index.union(["q"]).tolist(), df.index.intersection(["w", "q"]).tolist(), df.index[df["x"] > 2].tolist(), df.index.get_indexer(["z", "nope"]).tolist(), df.index.isin(["w"]).tolist(), df.index.map(str.upper).tolist())
print(df.set_index("when").loc["2024-01-02":"2024-01-03", "x"].tolist(), df.set_index("when").loc["2024-01", "x"].sum(), df.set_index(["name", "x"]).loc[("Al", 4), "my col"], df.set_index("x").sort_index().loc[2:3, "name"].tolist(), df.reset_index().loc[1:2, "index"].tolist())
print(df.sort_values("name", key=lambda s: s.str[-1]), df.sort_index(ascending=False).index.tolist(), df.sort_values(["x", "name"], ascending=[False, True]).index.tolist(), df.sort_index(axis=1).columns.tolist(), df.reindex(columns=["x", "new"], fill_value=0))
print(df.pop("x").tolist(), df.columns.tolist(), df.assign(**{"new col": 1}).filter(items=["new col"]).shape, df.rename(columns=str.upper).columns.tolist(), df.add_prefix("c_").columns.tolist(), df.iloc[0].to_dict())
df.loc["v"] = ["Ed", 9.5, pd.Timestamp("2025-01-01")]
df.loc[df["name"].str.startswith("E"), ["name", "my col"]] = ["Edward", 0.0]
df.iloc[0, df.columns.get_loc("my col")] = np.nan
df["flag"] = df["my col"].notna() & df["when"].dt.year.eq(2024)
print(df, df.dtypes, df[df.flag].shape, df[~df.flag].index.tolist(), df.loc[df.flag, "my col"].mean())
for bad in [lambda: df.loc["nope"], lambda: df.loc[:, "nope"], lambda: df.iloc[99], lambda: df["nope"], lambda: df[["name", "nope"]], lambda: df.loc[["w", "nope"]], lambda: df.query("nope > 1"), lambda: df.query("name >"), lambda: df.iloc["a"], lambda: df.at["nope", "name"], lambda: df.loc[0], lambda: df[0], lambda: df.iloc[0, 99], lambda: df.set_index("nope"), lambda: df.sort_values("nope"), lambda: df.drop("nope"), lambda: df.eval("nope + 1")]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
