# Several keys with a category: combinations that do not occur have no rows, and functions do not see them
import pandas as pd

d = pd.DataFrame({
    "k": ["x", "y", "x"], "c": pd.Categorical(["p", "q", "q"], categories=["q", "p", "z"]), "v": [1, 2, 3],
    "f": [1.5, None, 2.5], "t": ["a", "b", "c"], "b": [True, False, True],
})  # fmt: skip
g = d.groupby(["k", "c"], observed=False)
for name in ("sum", "prod", "min", "first", "any", "all", "count", "nunique", "mean", "std"):
    found = getattr(g[["v", "f", "b"]], name)()
    print(name)
    print(found)
    print(found.dtypes.tolist())
print(g["t"].first(), g["t"].sum(), g.size(), sep="\n")
print(g["v"].agg(list), g["v"].agg(lambda s: s.sum()), g["v"].agg(["sum", len]), sep="\n")
print(g.agg(total=("v", "sum"), name=("t", "first"), most=("f", lambda s: s.max())))
print(g["v"].apply(lambda s: s.sum()), g["v"].apply(lambda s: {"n": len(s)}), g["v"].unique(), sep="\n")
print(g[["v"]].apply(len), g[["v", "f"]].apply(lambda part: part.sum()), g[["v"]].apply(lambda part: part.head(1)), sep="\n")
print(g["f"].describe().to_string(), g[["v", "f"]].corr(), sep="\n")
print([(label, len(part)) for label, part in g], g.ngroups, g.ngroup().tolist())
print(g["v"].transform("sum").tolist(), g["v"].sample(n=1, random_state=0).tolist())
# Of one key every category makes a group.
single = d.groupby("c", observed=False)
print(single[["v", "b"]].min(), single["v"].apply(len), [(label, len(part)) for label, part in single], sep="\n")
# A label counts even where all its rows lack the other key.
gaps = pd.DataFrame({"c": pd.Categorical(["p", None], categories=["p", "q"]), "j": [1, 2]})
print(gaps.groupby(["c", "j"], observed=False).size())
