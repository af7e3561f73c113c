# to_numeric with its handling of errors.
import pandas as pd

s = pd.Series(["1", "2.5", "x", None, " 7 "])
print(pd.to_numeric(s, errors="coerce"))
try:
    pd.to_numeric(s)
except ValueError as error:
    print("ValueError", error)
print(pd.to_numeric(pd.Series(["1", "2"])))
print(pd.to_numeric(["1", "2.5"]))
print(pd.to_numeric("12"), pd.to_numeric(pd.Series([1, "2", True])).tolist())
print(pd.to_numeric(pd.Series([1, 2, 300]), downcast="integer").dtype)
print(pd.to_numeric(pd.Series([1.0, 2.0]), downcast="integer").dtype)
print(pd.to_numeric(pd.Series([1.5, 2.5]), downcast="float").dtype)
print(pd.to_numeric(pd.Series(["1e3", "-4", "inf"])).tolist())
df = pd.DataFrame({"a": ["1", "2"], "b": ["3", "q"]})
print(df.apply(pd.to_numeric, errors="coerce"))
print(pd.to_numeric(pd.Series(["5", "6"])).sum())
