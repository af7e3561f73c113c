# Conversions between dtypes.
import pandas as pd

df = pd.DataFrame({"i": [1, 2], "f": [1.0, 2.7], "s": ["3", "4"], "b": [True, False]})
print(df["f"].astype(int).tolist(), df["i"].astype(float).tolist(), df["s"].astype(int).sum())
print(df["i"].astype(str).tolist(), df["b"].astype(int).tolist(), df["i"].astype(bool).tolist())
print(df.astype({"i": "float64", "s": "int32"}).dtypes)
print(df["s"].astype("float").tolist(), df["s"].astype("category").dtype)
print(df.astype(str).dtypes.unique(), df["f"].astype("int8").dtype)
for text, kind in [("abc", int), ("1.5", int), ("x", float)]:
    try:
        pd.Series([text]).astype(kind)
    except ValueError as error:
        print("ValueError", error)
try:
    pd.Series([1.0, None]).astype(int)
except ValueError as error:
    print(type(error).__name__, error)
try:
    df.astype({"zz": int})
except KeyError as error:
    print("KeyError", error)
print(pd.Series([1, 2, None]).astype("Int64"))
print(pd.Series(["2024-01-05"]).astype("datetime64[ns]"))
print(pd.Series([1.5, None]).astype(str).tolist(), pd.Series([None, "a"]).astype(str).tolist())
print(pd.Series([1, 2]).astype("object").tolist(), pd.Series([0, 1]).astype("bool").tolist())
