# Columns by name, list and attribute.
import pandas as pd

df = pd.DataFrame({"name": ["Ann", "Bob"], "age": [31, 25], "city": ["Oslo", "Rome"]})
print(df["age"])
print(df[["name", "city"]])
print(df.age.tolist(), df.name.tolist())
print(type(df["age"]).__name__, type(df[["age"]]).__name__)
print("age" in df, "size" in df, df.columns.tolist())
print(df.get("nope"), df.get("age").sum(), df.get("nope", default="-"))
print([c for c in df])
try:
    df["agee"]
except KeyError as error:
    print("KeyError", error)
try:
    df[["name", "nope"]]
except KeyError as error:
    print("KeyError", error)
try:
    df[["x", "y"]]
except KeyError as error:
    print("KeyError", error)
try:
    df.nope
except AttributeError as error:
    print("AttributeError", error)
