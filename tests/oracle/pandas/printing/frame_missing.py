# Missing values in columns of every kind
import numpy as np
import pandas as pd

df = pd.DataFrame({
    "float": [1.0, np.nan, 3.0],
    "text": ["a", None, "c"],
    "text_nan": ["a", np.nan, "c"],
    "time": pd.to_datetime(["2024-01-01", None, "2024-03-01"]),
    "Int": pd.array([1, None, 3], dtype="Int64"),
    "flag": pd.array([True, None, False], dtype="boolean"),
    "string": pd.array(["x", None, "z"], dtype="string"),
    "mixed": [1, None, "z"],
})
print(df)
for name in df.columns:
    print(df[name])
