# insert, pop, del, drop of columns.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "c": [5, 6]})
df.insert(1, "b", [3, 4])
df.insert(0, "id", range(2))
print(df)
popped = df.pop("c")
print(popped.tolist(), df.columns.tolist())
del df["id"]
print(df)
try:
    df.insert(0, "a", 1)
except ValueError as error:
    print("ValueError", error)
try:
    df.pop("zz")
except KeyError as error:
    print("KeyError", error)
print(df.drop(columns="a"))
print(df.drop("b", axis=1).columns.tolist())
try:
    df.drop(columns=["zz"])
except KeyError as error:
    print("KeyError", error)
print(df.drop(columns=["zz"], errors="ignore").columns.tolist())
