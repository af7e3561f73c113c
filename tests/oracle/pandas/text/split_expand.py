# str.split(expand=True) makes columns
import pandas as pd

df = pd.DataFrame({"name": ["Ann Lee", "Bob", None, "Carl van Berg"], "n": [1, 2, 3, 4]})
parts = df["name"].str.split(" ", expand=True)
print(parts)
print(parts.dtypes)
df[["first", "last"]] = df["name"].str.split(" ", n=1, expand=True)
print(df)
print(df["name"].str.rsplit(" ", n=1, expand=True))
print(pd.Series(["a-b c", "d"]).str.split(r"[- ]", expand=True))
print(pd.Series(["1::2::3"]).str.split("::", expand=True))
print(pd.Series(["1.2.3"]).str.split(".", expand=True, regex=False))
