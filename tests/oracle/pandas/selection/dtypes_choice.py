# select_dtypes by names and types.
import numpy as np
import pandas as pd

df = pd.DataFrame(
    {"i": [1, 2], "f": [1.5, 2.5], "s": ["a", "b"], "b": [True, False], "d": pd.to_datetime(["2024-01-01", "2024-01-02"]), "c": pd.Categorical(["x", "y"])}
)
print(df.select_dtypes(include="number").columns.tolist())
print(df.select_dtypes(include=[np.number]).columns.tolist())
print(df.select_dtypes(include=["object"]).columns.tolist())
print(df.select_dtypes(exclude=["number", "bool"]).columns.tolist())
print(df.select_dtypes(include=["float64", "bool"]).columns.tolist())
print(df.select_dtypes("datetime").columns.tolist())
print(df.select_dtypes("category").columns.tolist())
print(df.select_dtypes(include=["int64"]))
try:
    df.select_dtypes()
except ValueError as error:
    print("ValueError", error)
