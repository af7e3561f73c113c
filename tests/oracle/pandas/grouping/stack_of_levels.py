# sum over levels of a MultiIndex and unstack
import pandas as pd

df = pd.DataFrame({"a": ["x", "x", "y", "y"], "b": [1, 2, 1, 2], "c": ["p", "q", "p", "q"], "v": [1.0, 2.0, 3.0, 4.0]}).set_index(["a", "b", "c"])
print(df.groupby(level=["a", "c"]).sum())
print(df["v"].groupby(level=[0, 1]).sum().unstack("b"))
print(df.groupby("a").agg(["sum", "max"]))
print(df.groupby(["a", "b"]).first())
print(df.reset_index().groupby(["a", "b"])["v"].sum().loc["x"])
print(df.groupby(level=0).transform("sum"))
print(df.groupby(level=0)["v"].apply(lambda s: s / s.sum()))
