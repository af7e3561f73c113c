# Rows with two levels: repeated outer labels are left blank
import pandas as pd

index = pd.MultiIndex.from_product([["a", "b"], [1, 2, 3]], names=["letter", "number"])
df = pd.DataFrame({"x": range(6), "y": [v / 4 for v in range(6)]}, index=index)
print(df)
print(df["x"])
unnamed = pd.DataFrame({"v": [1, 2, 3]}, index=pd.MultiIndex.from_tuples([("p", "q"), ("p", "r"), ("s", "q")]))
print(unnamed)
print(unnamed["v"])
with pd.option_context("display.multi_sparse", False):
    print(df)
