# wide_to_long with suffixes
import pandas as pd

df = pd.DataFrame({"id": [1, 2], "sales2022": [10, 20], "sales2023": [30, 40], "cost2022": [1.0, 2.0], "cost2023": [3.0, 4.0]})
print(pd.wide_to_long(df, stubnames=["sales", "cost"], i="id", j="year"))
print(pd.wide_to_long(df, ["sales", "cost"], i="id", j="year").reset_index())
d2 = pd.DataFrame({"fam": ["x", "y"], "ht_one": [2.8, 2.9], "ht_two": [3.4, 3.8]})
print(pd.wide_to_long(d2, stubnames="ht", i="fam", j="age", sep="_", suffix=r"\w+"))
