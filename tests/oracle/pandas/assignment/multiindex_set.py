# Setting values in a frame with two levels.
import pandas as pd

index = pd.MultiIndex.from_product([["a", "b"], [1, 2]])
df = pd.DataFrame({"v": [1, 2, 3, 4]}, index=index)
df.loc[("a", 1), "v"] = 100
df.loc["b", "v"] = 0
print(df)
df["w"] = df["v"] + 1
df.loc[(slice(None), 2), "w"] = -1
print(df)
