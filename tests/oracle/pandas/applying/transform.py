# transform keeps the shape.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4.0, 5.0, 6.0]})
print(df.transform(lambda c: c - c.mean()))
print(df.transform("sqrt").round(3))
print(df["a"].transform(lambda x: x + 1).tolist())
print(df["a"].transform(["sqrt", "exp"]).round(2))
print(df.transform({"a": lambda c: c * 2, "b": np.sqrt}))
print(df.transform([np.sqrt, "abs"]).round(2))
try:
    df.transform("sum")
except ValueError as error:
    print("ValueError", error)
print(df.pipe(lambda d: d * 2))


def add_column(frame, name, value=0):
    return frame.assign(**{name: value})


print(df.pipe(add_column, "c", value=7).pipe(add_column, "d"))
