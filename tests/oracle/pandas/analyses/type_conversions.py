import pandas as pd
import numpy as np

df = pd.DataFrame({"i": ["1", "2", "x", None], "f": ["1.5", "2", "nan", "3e2"], "b": ["True", "False", "true", "no"], "d": ["2024-01-01", "2024-02-30", "", "2024-03-05"], "m": [1, "a", 2.5, None]})
print(df.dtypes)
print(pd.to_numeric(df["i"], errors="coerce"))
print(pd.to_numeric(df["i"], errors="coerce").astype("Int64"))
print(pd.to_numeric(df["f"], errors="coerce"))
print(pd.to_numeric(pd.Series(["1", "2"]), downcast="integer").dtype)
print(pd.to_datetime(df["d"], errors="coerce"))
print(df["b"].map({"True": True, "False": False}))
print(df["b"].str.lower().eq("true"))
for act in [lambda: df["i"].astype(int), lambda: df["f"].astype(float), lambda: pd.to_numeric(df["i"]), lambda: pd.to_datetime(df["d"]), lambda: pd.Series([1.5, np.nan]).astype(int),
            lambda: pd.Series([1.5]).astype("Int64"), lambda: pd.Series(["a"]).astype(float), lambda: pd.Series([1, 2]).astype("nosuch"), lambda: df.astype({"zz": int}),
            lambda: pd.Series(["2024-01-01", "x"]).astype("datetime64[ns]"), lambda: pd.Series(["1 day", "y"]).astype("timedelta64[ns]"), lambda: pd.Series(["2024-01-01"]).astype("datetime64[ns]"),
            lambda: pd.Series(["1 day", "02:00:00"]).astype("timedelta64[ns]"), lambda: pd.Series([1, 2]).astype("datetime64[ns]"), lambda: pd.Series([True, None]).astype(bool), lambda: pd.Series(["", "a", None]).astype(bool)]:
    try:
        print(act())
    except Exception as e:
        print(type(e).__name__, e)
c = pd.DataFrame({"a": [1, 2, None], "b": ["x", "y", None], "c": [True, False, None], "d": [1.5, 2.5, None], "e": [1.0, 2.0, 3.0]})
print(c.dtypes)
n = c.convert_dtypes()
print(n)
print(n.dtypes)
print(n["a"] + 1, n["c"] & True, n["a"] > 1)
print(n["a"].sum(), n["d"].mean(), n["c"].sum(), n["a"].dtype == "Int64")
print(n["a"].to_numpy(), n["a"].to_numpy(dtype=float, na_value=np.nan))
print(n.describe())
print(pd.Series([1, 2, 3], dtype="int8").memory_usage(index=False), pd.Series([1, 2, 3], dtype="Int64").isna().any())
print(pd.Series([1, "2", 3.0]).infer_objects().dtype, pd.DataFrame({"a": [1, 2]}, dtype=object).infer_objects().dtypes)
print(pd.Series([1, 2, 3]).astype("category"), pd.Series(["a", None]).astype("string"))
print(pd.Series([1, 2, 3]).astype(str).tolist(), pd.Series([1.0, np.nan]).astype(str).tolist(), pd.Series(pd.to_datetime(["2024-01-01"])).astype(str).tolist())
print(pd.Series([0, 1, 2]).astype(bool).tolist(), pd.Series([True, False]).astype(int).tolist())
print(pd.Series([1.7, -1.7]).astype(int).tolist(), pd.Series([300]).astype("uint8").tolist(), pd.Series([1.0, 2.0]).astype("Int64"))
print(df["m"].apply(type).value_counts())
print(c.select_dtypes(include="number").columns.tolist(), c.select_dtypes(include=["object"]).columns.tolist(), c.select_dtypes(exclude=["float64"]).columns.tolist())
print(pd.api.types.is_numeric_dtype(c["a"]), pd.api.types.is_string_dtype(c["b"]), pd.api.types.is_datetime64_any_dtype(c["a"]), pd.api.types.is_object_dtype(c["c"]))
print(c.astype({"e": int, "b": "category"}).dtypes)
print(pd.to_datetime([20240101, 20240202], format="%Y%m%d"), pd.to_datetime(1704067200, unit="s"), pd.to_datetime(pd.Series([1704067200000]), unit="ms"))
print(pd.to_datetime(pd.DataFrame({"year": [2024], "month": [2], "day": [3]})), pd.to_datetime("03/04/2024", dayfirst=True))
print(pd.to_timedelta(["1 days", "2h", "90s"]), pd.to_timedelta([1, 2], unit="h"))
print(pd.array([1, None, 3]), pd.array(["a", None]), pd.array([1.5, 2]))
print(pd.Series([1, 2], dtype="float32") / 3, (pd.Series([1, 2], dtype="int32") * 2).dtype, (pd.Series([1, 2], dtype="int8") + pd.Series([1, 2], dtype="int64")).dtype)
print(c.memory_usage(), c.memory_usage(deep=False, index=False).sum())
c.info(memory_usage=False)
n.info()
