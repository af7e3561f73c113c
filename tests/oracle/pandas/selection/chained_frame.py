# Chains of methods as scripts write them.
import pandas as pd

df = pd.DataFrame({"team": list("abcabc"), "pts": [5, 3, 8, 1, 9, 4], "won": [1, 0, 1, 0, 1, 0]})
out = (
    df.query("pts > 1")
    .assign(double=lambda d: d["pts"] * 2)
    .sort_values("double", ascending=False)
    .head(4)
    .reset_index(drop=True)
    .rename(columns={"pts": "points"})
)
print(out)
print(df.groupby("team").sum().loc["a":"b"].T)
print(df.loc[df.groupby("team")["pts"].idxmax(), ["team", "pts"]])
print(df[df["team"].isin(["a", "b"])].drop(columns="won").set_index("team").sort_index()["pts"].to_dict() if False else "")
print(df.iloc[:, :2].drop_duplicates("team").set_index("team").squeeze().to_dict())
print(df["pts"].gt(3).sum(), df["pts"].add(1).mul(2).sub(3).tolist())
print(df.where(df["won"] == 1).dropna().astype({"pts": int, "won": int}))
print(df.head(3).T.iloc[:, -1].tolist())
