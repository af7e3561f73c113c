# an empty frame and one group
import pandas as pd

empty = pd.DataFrame({"k": pd.Series([], dtype="object"), "v": pd.Series([], dtype="float64")})
print(empty.groupby("k").sum())
print(empty.groupby("k")["v"].mean())
print(empty.groupby("k").size())
print(len(empty.groupby("k")))
one = pd.DataFrame({"k": ["only"] * 3, "v": [1, 2, 4]})
print(one.groupby("k").agg(["sum", "std"]))
print(one.groupby("k")["v"].apply(lambda s: s.cumsum()))
print(one.groupby(lambda i: 0).sum())
print(one.groupby("v").std(numeric_only=True))
