# Writing through loc with conditions, lists and slices.
import pandas as pd

df = pd.DataFrame({"name": ["a", "b", "c", "d"], "v": [1, 2, 3, 4], "w": [1.0, 2.0, 3.0, 4.0]})
df.loc[df["v"] > 2, "w"] = 0.0
print(df)
df.loc[0, "name"] = "first"
df.loc[1:2, "v"] = 20
df.loc[[0, 3], ["v", "w"]] = -1
print(df)
df.loc[df["name"] == "d", "new"] = "only d"
print(df)
df.loc[:, "v"] = [9, 8, 7, 6]
df.loc[2] = ["row", 0, 0.5, "x"]
print(df)
df.loc[df["v"] > 5, ["name", "v"]] = ["big", 5]
print(df)
df.loc[0, "v"] = 2.5
print(df.dtypes)
