# sort_values by one or more columns.
import pandas as pd

df = pd.DataFrame({"name": ["Bob", "ann", "Cid", "dee"], "age": [25, 31, 25, None], "city": ["B", "A", "A", "C"]})
print(df.sort_values("age"))
print(df.sort_values("age", ascending=False))
print(df.sort_values(["age", "city"]))
print(df.sort_values(["city", "age"], ascending=[False, True]))
print(df.sort_values("age", na_position="first"))
print(df.sort_values("name"))
print(df.sort_values("name", key=lambda s: s.str.lower()))
print(df.sort_values("age", ignore_index=True))
df.sort_values(by="city", inplace=True)
print(df)
print(df.sort_values("age").head(1)["name"].item())
try:
    df.sort_values("zzz")
except KeyError as error:
    print("KeyError", error)
try:
    df.sort_values(["age", "city"], ascending=[True])
except ValueError as error:
    print("ValueError", error)
