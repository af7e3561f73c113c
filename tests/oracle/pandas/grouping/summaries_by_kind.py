# Summaries in groups that depend on the kind of column: describe(include), ohlc, idxmax with gaps, nlargest
import pandas as pd

d = pd.DataFrame({"k": ["x", "y", "x", "y"], "i": [1, 2, 3, 4], "t": ["a", "b", "a", None], "f": [1.5, 2, 2.5, None]})
g = d.groupby("k")
print(g.describe(include="all").to_string())
print(g.describe(exclude=["number"]))
print(g[["f"]].describe(include=["number"], percentiles=[0.1]).to_string())
print(g[["i", "f"]].idxmax(skipna=False))
print(g["f"].idxmin(skipna=False))
print(d.groupby("k", as_index=False).apply(lambda part: [len(part)], include_groups=False))
for call in (lambda: g["t"].ohlc(), lambda: g["t"].nlargest(1), lambda: g["t"].cumsum(), lambda: g["f"]["i"]):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
rolling = d.groupby("k", as_index=False)[["i"]]
print(rolling.rolling(2).sum())
print(rolling.expanding().sum())
print(rolling.rolling(2).agg(["sum"]))
