# drop rows and columns by label.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6], "c": [7, 8, 9]}, index=["x", "y", "z"])
print(df.drop("x"))
print(df.drop(["x", "z"]))
print(df.drop("b", axis=1))
print(df.drop(columns=["a", "c"]))
print(df.drop(index="y", columns="a"))
print(df.drop(df[df["a"] > 1].index))
df.drop("a", axis=1, inplace=True)
print(df)
try:
    df.drop("q")
except KeyError as error:
    print("KeyError", error)
try:
    df.drop(["x", "q", "r"])
except KeyError as error:
    print("KeyError", error)
s = pd.Series([1, 2, 3], index=list("abc"))
print(s.drop("b"), s.drop(["a", "c"]))
print(df.drop(index=["nope"], errors="ignore").shape)
