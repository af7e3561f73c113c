# stack columns into the index
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [3.5, np.nan]}, index=["x", "y"])
print(df.stack())
print(df.stack(future_stack=True))
print(df.stack().index.tolist())
cols = pd.MultiIndex.from_tuples([("h", "lo"), ("h", "hi"), ("w", "lo"), ("w", "hi")], names=["dim", "end"])
multi = pd.DataFrame([[1, 2, 3, 4], [5, 6, 7, 8]], index=pd.Index(["r1", "r2"], name="row"), columns=cols)
print(multi.stack(future_stack=True))
print(multi.stack("dim", future_stack=True))
print(multi.stack(0, future_stack=True))
print(multi.stack(["dim", "end"], future_stack=True))
named = df.rename_axis(index="idx", columns="col").stack()
print(named)
print(named.reset_index(name="value"))
