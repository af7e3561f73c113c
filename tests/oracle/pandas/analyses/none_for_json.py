# Missing values become None before a table goes into JSON.
import json

import numpy as np
import pandas as pd

df = pd.DataFrame(
    {
        "id": [1, 2, 3],
        "score": [1.5, np.nan, 3.0],
        "name": ["x", None, "z"],
        "seen": pd.to_datetime(["2024-01-01", None, "2024-03-01"]),
        "visits": pd.array([1, None, 3], dtype="Int64"),
    }
)
clean = df.replace({np.nan: None})
print(clean)
print(clean.dtypes)
print(clean.to_dict("records"))
print(json.dumps(df[["id", "score", "name"]].replace({np.nan: None}).to_dict("records")))

numbers = pd.Series([1.0, np.nan, np.inf])
print(numbers.replace(np.nan, None).tolist())
print(numbers.replace([np.inf, -np.inf], None).tolist())
print(numbers.replace({np.nan: None, np.inf: 0}))
print(pd.Series([1.0, 2.0]).replace({np.nan: None}).dtype)
print(df["seen"].replace(pd.NaT, None))
print(df["seen"].replace({pd.NaT: None}).tolist())
print(df.astype(object).where(df.notna(), None).to_dict("list"))
