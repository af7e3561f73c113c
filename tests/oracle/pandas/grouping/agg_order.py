# order of columns and functions in agg
import pandas as pd

df = pd.DataFrame({"g": [2, 1, 2], "z": [1, 2, 3], "a": [4.0, 5.0, 6.0], "t": ["x", "y", "z"]})
print(df.groupby("g").agg({"a": "sum", "z": "max"}))
print(df.groupby("g").agg({"t": ["first", "count"], "z": ["sum"]}))
print(df.groupby("g")[["a", "z"]].agg(["sum", "mean"]))
print(df.groupby("g")[["a", "z"]].agg({"z": "sum"}))
print(df.groupby("g").agg(b=("z", "sum"), a=("a", "mean"), c=("t", lambda s: "/".join(s))))
print(df.groupby("g", sort=False).agg({"a": "sum"}).index.tolist())
print(df.groupby("g")["z"].agg([("low", "min"), ("high", "max")]))
