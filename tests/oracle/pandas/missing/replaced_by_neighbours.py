# replace without a value: the last other value before is handed on, or the next one after.
import numpy as np
import pandas as pd

s = pd.Series([1, 2, 2, 2, 3, 1])
print(s.replace(2).tolist(), s.replace([2, 1]).tolist(), s.replace(2).dtype)
print(s.replace(2, method="bfill").tolist(), s.replace(2, method="ffill", limit=1).tolist())
texts = pd.Series(["a", "b", None, "b", "c"])
print(texts.replace("b").tolist(), texts.replace("b", method="bfill").tolist(), texts.replace(np.nan).tolist())
df = pd.DataFrame({"a": [3, 1, 2, 2], "b": [10, 20, 30, 40]})
print(df.replace([2, 20], method="bfill"))
print(df.replace(2, 7, limit=1))
floats = pd.Series([1.5, np.nan])
for missing in (None, pd.NA, pd.NaT, np.nan):
    print(floats.replace({missing: 9}).tolist())
for arguments in ({"to_replace": None, "value": 5}, {"to_replace": 2, "method": "zz"}, {"to_replace": "x", "regex": "a"}):
    try:
        s.replace(**arguments)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
