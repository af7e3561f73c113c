# pandas.api.types.
import pandas as pd
from pandas.api import types

df = pd.DataFrame(
    {"i": [1], "f": [1.5], "s": ["a"], "b": [True], "d": pd.to_datetime(["2024-01-01"]), "c": pd.Categorical(["x"]), "n": pd.array([1], dtype="Int64")}
)
for name in df:
    column = df[name]
    print(
        name,
        types.is_numeric_dtype(column),
        types.is_integer_dtype(column),
        types.is_float_dtype(column),
        types.is_string_dtype(column),
        types.is_object_dtype(column),
        types.is_bool_dtype(column),
        types.is_datetime64_any_dtype(column),
    )
print(types.is_numeric_dtype("int64"), types.is_numeric_dtype(float), types.is_list_like([1]), types.is_list_like("a"))
print(types.is_scalar(1), types.is_scalar([1]), types.is_number(1.5), types.is_integer(True), types.is_dict_like({}))
print(df["i"].dtype == "int64", df["s"].dtype == object, df["f"].dtype == float, df["c"].dtype == "category")
print(df["i"].dtype.kind, df["s"].dtype.name, isinstance(df["c"].dtype, pd.CategoricalDtype))
print(types.infer_dtype([1, 2]), types.infer_dtype(["a", None]), types.infer_dtype([1, "a"]), types.infer_dtype([1.5]))
