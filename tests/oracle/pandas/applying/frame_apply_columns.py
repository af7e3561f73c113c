# apply along columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [10.0, 20.0, 30.0]})
print(df.apply(lambda c: c.max() - c.min()))
print(df.apply(np.sqrt).round(3))
print(df.apply(lambda c: c * 2))
print(df.apply("mean"))
print(df.apply(np.sum), df.apply(len))
print(df.apply(lambda c: (c - c.mean()) / c.std()))
print(df.apply(["sum", "mean"]))
print(df.apply({"a": "sum", "b": "max"}))
print(df.apply(lambda c: c.name + "!"))
print(df.apply(pd.Series.nunique))
print(df.apply(lambda c: pd.Series([c.min(), c.max()], index=["lo", "hi"])))
print(df.apply(lambda c: c.astype(str)).dtypes)
print(df.apply(sum), df.apply(lambda c: c.tolist()))
print(df.apply(lambda c, k: c + k, args=(100,)))
