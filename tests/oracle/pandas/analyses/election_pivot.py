import pandas as pd

df = pd.DataFrame({
    "state": ["AA", "AA", "AA", "BB", "BB", "CC", "CC", "CC"],
    "party": ["red", "blue", "green", "red", "blue", "red", "blue", "green"],
    "votes": [120, 150, 30, 200, 100, 80, 80, 15],
})
table = df.pivot(index="state", columns="party", values="votes").fillna(0).astype(int)
print(table)
table["total"] = table.sum(axis=1)
share = table.div(table["total"], axis=0).drop(columns="total")
print(share.round(3))
print(share.idxmax(axis=1), share.max(axis=1).round(3))
df["pct"] = df["votes"] / df.groupby("state")["votes"].transform("sum") * 100
df["place"] = df.groupby("state")["votes"].rank(method="min", ascending=False).astype(int)
print(df.round(1))
winners = df[df["place"] == 1]
print(winners, winners["party"].value_counts())
tied = winners[winners.duplicated("state", keep=False)]
print(tied)
total = df.groupby("party")["votes"].sum().sort_values(ascending=False)
print(total, (total / total.sum()).map("{:.2%}".format))
print(df.pivot_table(index="state", columns="party", values="votes", aggfunc="sum", margins=True, fill_value=0, margins_name="Sum"))
print(pd.concat([table, table.sum().to_frame("ALL").T]))
print(df.set_index(["state", "party"])["votes"].unstack().rank(axis=1, ascending=False))
print(df.set_index(["state", "party"]).sort_index().loc["BB"])
print(df.set_index(["state", "party"]).xs("blue", level="party")["votes"].sum())
margin = df.sort_values("votes", ascending=False).groupby("state")["votes"].apply(lambda v: v.iloc[0] - v.iloc[1])
print(margin)
print(df.groupby("state").apply(lambda g: g.set_index("party")["votes"].to_dict(), include_groups=False))
print({s: g[["party", "votes"]].to_dict("list") for s, g in df.groupby("state")})
print(df.groupby("state")[["votes"]].sum().join(df.groupby("state")["party"].nunique()).rename(columns={"party": "parties"}))
print(table.T, table.T.index.name, table.columns.name)
print(table.reset_index().rename_axis(None, axis=1))
print(table.loc[["AA", "CC"], "blue":"red"], table.iloc[0].to_dict())
print(table.query("red > blue").index.tolist(), table.eval("red - blue").to_dict())
print(df.to_string(index=False, columns=["state", "votes"]), df.to_markdown(index=False))
print(table.to_html(border=0).count("<td>"))
