# Grouping, pivoting and reshaping that cannot work
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "b"], "x": [1, 2, 3], "t": ["p", "q", "r"]})
calls = {
    "mean of text": lambda: df.groupby("k").mean(),
    "length": lambda: df.groupby([1, 2]).sum(),
    "nothing": lambda: df.groupby(),
    "empty list": lambda: df.groupby([]),
    "function": lambda: df.groupby("k")["x"].agg("nonsense"),
    "column": lambda: df.groupby("k")["zz"],
    "columns": lambda: df.groupby("k")[["x", "zz"]],
    "group": lambda: df.groupby("k").get_group("zz"),
    "named": lambda: df.groupby("k").agg(total=("zz", "sum")),
    "transform": lambda: df.groupby("k")["x"].transform("nonsense"),
    "pivot twice": lambda: df.pivot(index="k", columns="k", values="x"),
    "pivot column": lambda: df.pivot_table(index="zz", values="x"),
    "melt": lambda: df.melt(id_vars="zz"),
    "explode": lambda: df.explode("zz"),
    "stack level": lambda: df.unstack(level=5),
    "level": lambda: df.groupby(level=3).sum(),
    "resample": lambda: df.resample("D").sum(),
    "agg of axis": lambda: df.agg("nonsense"),
    "apply raises": lambda: df["x"].apply(lambda value: 1 / 0),
    "map of list": lambda: df["x"].map([1, 2]),
    "rename": lambda: df.rename({"zz": "y"}, errors="raise", axis=1),
    "query": lambda: df.query("zz > 1"),
    "query syntax": lambda: df.query("x >"),
    "empty group": lambda: df[df["x"] > 9].groupby("k")["x"].sum(),
}
for name, call in calls.items():
    try:
        print(name, call(), sep="\n")
    except Exception as error:
        print(name, type(error).__name__, error)
