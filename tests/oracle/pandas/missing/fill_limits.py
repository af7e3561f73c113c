# The limit of ffill, bfill and interpolate must be a whole number above 0
import numpy as np
import pandas as pd

series = pd.Series([1.0, np.nan, np.nan, 4.0])
calls = {
    "ffill": lambda limit: series.ffill(limit=limit),
    "bfill": lambda limit: series.bfill(limit=limit),
    "fillna": lambda limit: series.fillna(0, limit=limit),
    "frame": lambda limit: pd.DataFrame({"a": series}).ffill(limit=limit)["a"],
    "interpolate": lambda limit: series.interpolate(limit=limit),
}
for name, call in calls.items():
    for limit in [1, 2, 0, -1, 1.5]:
        try:
            print(name, limit, call(limit).tolist())
        except ValueError as error:
            print(name, limit, error)

texts = pd.Series(["a", None], dtype="string")
print(texts.fillna("b").dtype, texts.fillna(0).tolist(), texts.fillna(0).dtype)
