# Values of every kind, odd texts and empty frames in CSV
import datetime as dt
import io
import numpy as np
import pandas as pd

df = pd.DataFrame({"i": [1, 2], "f": [0.1, np.nan], "s": ['a"b', "c,d"], "b": [True, False], "d": [dt.date(2024, 1, 1), None], "o": [[1, 2], {"k": 1}]})
print(df.to_csv())
print(df.to_csv(quoting=2, index=False))
print(df.to_csv(float_format="{:.1f}".format, columns=["f"]))
print(pd.Series([1e20, 1e-10, 1 / 3, 100000.0, 1e16, 123456789.123456789, -0.0, np.inf]).to_csv())
print(pd.Series([0.1, 1 / 3], dtype="float32").to_csv(index=False))
print(pd.DataFrame({"t": pd.to_datetime(["2024-01-01 10:00:00.5", "2024-01-01"], format="mixed")}).to_csv())
print(pd.Series(pd.period_range("2024-01", periods=2, freq="M")).to_csv())
print(pd.DataFrame({"a": ["x\ny"], "b": [""], "c": [None]}).to_csv(index=False))
print(repr(pd.DataFrame().to_csv()), repr(pd.DataFrame(columns=["a"]).to_csv(index=False)))
buffer = io.StringIO()
pd.DataFrame([[1, 2]]).to_csv(buffer)
print(buffer.getvalue())
for options in ({"sep": "::"}, {"header": ["x"]}, {"columns": ["zz"]}):
    try:
        df.to_csv(**options)
    except (TypeError, ValueError, KeyError) as error:
        print(type(error).__name__, error)
