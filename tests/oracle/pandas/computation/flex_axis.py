# add, sub, div along rows or columns.
import pandas as pd

df = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [10.0, 20.0, 30.0]}, index=["x", "y", "z"])
print(df.sub(df.mean(), axis=1))
print(df.sub(df["a"], axis=0))
print(df.div(df.sum(axis=1), axis=0).round(3))
print(df.mul([1, 2], axis=1))
print(df.mul([1, 2, 3], axis=0))
print(df.rsub(100))
print(df.pow(2))
print(df.add(pd.Series({"a": 1, "c": 2})))
print(df.eq(2.0))
print(df.gt({"a": 1}.get("a")))
print(df["a"].rdiv(6).tolist(), df["a"].floordiv(2).tolist(), df["a"].mod(2).tolist())
