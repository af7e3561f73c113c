# str.cat joins texts down a column or across columns
import pandas as pd
import numpy as np

a = pd.Series(["a", "b", np.nan, "d"], name="left")
print(a.str.cat())
print(a.str.cat(sep=","))
print(a.str.cat(sep=",", na_rep="?"))
print(a.str.cat(["1", "2", "3", "4"], sep="-"))
print(a.str.cat(["1", "2", "3", "4"], sep="-", na_rep="_"))
df = pd.DataFrame({"first": ["Ann", "Bob"], "last": ["Lee", "Ray"], "code": ["x", "y"]})
print(df["first"].str.cat(df["last"], sep=" "))
print(df["first"].str.cat([df["last"], df["code"]], sep="/"))
print(df["first"].str.cat(df[["last", "code"]], sep="-"))
try:
    a.str.cat("x")
except ValueError as error:
    print(type(error).__name__, error)
