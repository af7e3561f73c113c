# Categories are listed under the values
import pandas as pd

s = pd.Series(["low", "high", "low", "mid"], dtype="category")
print(s)
print(pd.Series(pd.Categorical(["s", "l", "m"], categories=["s", "m", "l"], ordered=True), name="size"))
print(pd.Series([1, 2, 1], dtype="category"))
print(s.cat.categories)
print(pd.Series(pd.Categorical([f"category_{i:02d}" for i in range(30)])))
print(pd.DataFrame({"c": s, "n": range(4)}))
