# dtypes that do not fit the data or do not exist
import io
import pandas as pd

text = "a,b,c\n1,x,2.5\n,y,z\n"
for dtype in [{"a": int}, {"b": float}, {"c": float}, {"b": "datetime64[ns]"}, {"a": "nonsense"}, {"a": "Int64"}, {"b": "category"}, {"b": bool}, str]:
    try:
        print(pd.read_csv(io.StringIO(text), dtype=dtype).dtypes.to_dict())
    except Exception as error:
        print(dtype, type(error).__name__, error)
series = pd.Series(["1", "x", None])
for dtype in ["int", "float", "Int64", "nonsense", "datetime64[ns]", "timedelta64[ns]", "category", "boolean", "datetime64[parsec]"]:
    try:
        print(dtype, series.astype(dtype).dtype)
    except Exception as error:
        print(dtype, type(error).__name__, error)
df = pd.DataFrame({"a": [1, None]})
for work in (lambda: df.astype({"zz": int}), lambda: df.astype(int), lambda: df["a"].astype("Int8"), lambda: pd.Series([1.5]).astype("Int64")):
    try:
        print(work())
    except Exception as error:
        print(type(error).__name__, error)
