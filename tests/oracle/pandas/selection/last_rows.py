# The last, the best and the matching rows, in the ways scripts find them.
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a", "c"], "v": [3, 9, 5, 1], "w": [0.1, None, 0.3, 0.4]})
print(df.iloc[-1]["k"], df["v"].iloc[-1], df.tail(1).squeeze().tolist(), df.iloc[[-1]])
print(df.loc[df["v"].idxmax()], df.loc[df["v"].idxmin(), "k"], df[df["v"] == df["v"].max()]["k"].item())
print(df.iloc[df["v"].argmax()]["k"], df.sort_values("v").iloc[-1].to_dict(), df["v"].nlargest(1).index[0])
print(df.index[df["v"] > 4].tolist(), df[df["k"] == "a"].index[-1], df["k"].eq("a").idxmax())
print(df.columns[df.isna().any()].tolist(), df.isna().sum()[lambda s: s > 0], df[df["w"].isna()]["k"].tolist())
print(df["k"].value_counts().idxmax(), df["k"].mode()[0], df.groupby("k")["v"].sum().idxmax())
print(df.drop_duplicates("k", keep="last"), df.groupby("k").tail(1), df.groupby("k", as_index=False)["v"].max())
print(df[df.index % 2 == 0], df.iloc[::2]["v"].sum(), df.query("v == v.max()")["k"].tolist())
print(df[df["v"].rank(ascending=False) <= 2], df["v"].tolist().index(9), (df["v"] > 2).sum(), df.shape[0])
print(df.loc[df["k"].isin(["a", "c"]) & (df["w"] > 0.2)], df.where(df["v"] > 3).dropna(how="all"))
