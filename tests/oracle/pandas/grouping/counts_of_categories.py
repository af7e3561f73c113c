# value_counts in groups: categories that do not occur, groups in the order of the rows
import pandas as pd

d = pd.DataFrame({
    "k": pd.Categorical(["x", "y", "x", "y"], categories=["x", "y", "z"]),
    "j": [1, 2, 2, 1],
    "c": pd.Categorical(["p", "q", "q", "q"], categories=["q", "p", "r"]),
    "v": ["s", "t", None, "s"],
})
for by in ("k", ["k", "j"]):
    print(d.groupby(by, observed=False)["v"].value_counts().to_string())
print(d.groupby("k", observed=True)[["c", "v"]].value_counts(sort=False).to_string())
print(d.groupby("j")["c"].value_counts(normalize=True))
print(d.groupby(["v", "k"], observed=False, sort=False).size())
rows = pd.DataFrame({"k": ["y", "x", "z", "y"], "v": [1.0, 2.0, 2.0, 4.0]})
print(rows.groupby("k", sort=False).value_counts())
print(rows.groupby("k", sort=False)["v"].value_counts(ascending=True))
print(d.groupby("j").value_counts(subset=["v", "c"], sort=False).index.names)
