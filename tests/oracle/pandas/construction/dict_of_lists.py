# A frame from a dict of lists, with and without an index.
import pandas as pd

df = pd.DataFrame({"name": ["Ann", "Bob", "Cid"], "age": [31, 25, 47], "score": [8.5, 7.25, 9.0]})
print(df)
print(df.shape, df.size, df.ndim, len(df))
print(df.dtypes)
print(pd.DataFrame({"x": [1, 2]}, index=["a", "b"]))
print(pd.DataFrame({"x": [1, 2], "y": [3, 4]}, columns=["y", "x"]))
print(pd.DataFrame({"x": [1, 2], "y": [3, 4]}, columns=["y", "z"]))
print(pd.DataFrame({"x": range(3), "y": "k", "z": 1.5}))
