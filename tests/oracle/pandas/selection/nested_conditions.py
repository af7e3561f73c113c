# Conditions with several columns, text and missing values.
import numpy as np
import pandas as pd

df = pd.DataFrame({"name": ["Ann", "bob", None, "Dee"], "age": [31, 25, 47, np.nan], "vip": [True, False, True, False]})
print(df[(df["age"] > 26) & df["vip"]])
print(df[df["name"].str.contains("b", na=False)])
print(df[df["name"].str.len() == 3])
print(df[(df["age"].isna()) | (df["name"].isna())])
print(df.loc[~df["vip"] & df["age"].notna(), ["name"]])
print(df[df["vip"] == True])
print(df[np.logical_and(df["age"] > 20, df["age"] < 40)])
print(df[df.apply(lambda r: r["vip"] and r["age"] > 40, axis=1)])
print(df.loc[(df["age"] >= df["age"].mean()).values])
print(len(df[df["age"] > 100]), df[df["age"] > 100].empty)
count = df.loc[df["age"] > 26, "name"].count()
print(count, df["vip"].sum(), (~df["vip"]).sum())
