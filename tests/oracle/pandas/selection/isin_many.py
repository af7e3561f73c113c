# isin with frames, dicts and sets.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": ["x", "y", "z"]})
print(df.isin([1, "z"]))
print(df.isin({"a": [2], "b": ["x"]}))
print(df[df["a"].isin({1, 3})])
print(df[~df["b"].isin(["x"])])
print(df["a"].isin(pd.Series([3, 4])).tolist(), df["a"].isin(range(2)).tolist(), df["a"].isin([]).tolist())
print(df["b"].isin(df["b"].head(2)).tolist(), df["a"].isin(["1"]).tolist())
print(df.isin(df.iloc[:2]))
print(pd.Series([1.0, None]).isin([None]).tolist(), pd.Series(["a", None]).isin(["a"]).tolist())
print(df.index.isin([0, 2]), df.columns.isin(["b"]))
try:
    df["a"].isin("abc")
except TypeError as error:
    print("TypeError", error)
