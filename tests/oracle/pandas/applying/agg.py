# agg in its spellings.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4.0, 5.0, 7.0]})
print(df.agg("sum"))
print(df.agg(["sum", "mean"]))
print(df.agg({"a": "sum", "b": "mean"}))
print(df.agg({"a": ["min", "max"], "b": ["mean"]}))
print(df.agg(lambda c: c.max() - c.min()))
print(df.agg(total=("a", "sum"), top=("b", "max")))
print(df.agg([np.sum, "std"]))
print(df.agg("mean", axis=1))
s = df["b"]
print(s.agg("median"), s.agg(["min", "max", "mean"]).round(2).to_dict())
print(s.agg(lambda x: x.sum()) if False else s.agg(np.mean))


def spread(x):
    return x.max() - x.min()


print(s.agg([spread, "sum"]))
print(df.agg([spread, "count"]))
print(df.aggregate("max"))
