# filter by names, parts of names and patterns.
import pandas as pd

df = pd.DataFrame({"sales_jan": [1, 2], "sales_feb": [3, 4], "cost_jan": [5, 6]}, index=["north", "south"])
print(df.filter(items=["cost_jan", "nope"]))
print(df.filter(like="sales"))
print(df.filter(regex="jan$"))
print(df.filter(like="nor", axis=0))
print(df.filter(regex="^s", axis="index"))
s = pd.Series([1, 2, 3], index=["aa", "ab", "b"])
print(s.filter(like="a"))
