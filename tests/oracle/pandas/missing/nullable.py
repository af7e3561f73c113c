# Nullable integers, booleans and text.
import pandas as pd

s = pd.Series([1, 2, None], dtype="Int64")
print(s)
print(s.sum(), s.mean(), (s + 1).tolist())
print(s.fillna(0))
print(s > 1)
b = pd.Series([True, None, False], dtype="boolean")
print(b)
print(b & True, b | True)
t = pd.Series(["a", None], dtype="string")
print(t)
print(t.str.upper())
df = pd.DataFrame({"i": [1, 2], "f": [1.5, None], "s": ["a", None], "b": [True, False], "w": [1.0, 2.0]}).convert_dtypes()
print(df.dtypes)
print(df)
print(s.isna().tolist(), s[0], s[2] is pd.NA)
