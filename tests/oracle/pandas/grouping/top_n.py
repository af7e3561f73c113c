# the usual ways to take the top rows of each group
import pandas as pd

df = pd.DataFrame({
    "category": ["fruit", "veg", "fruit", "veg", "fruit", "veg"],
    "item": ["apple", "leek", "pear", "kale", "fig", "beet"],
    "price": [3.0, 2.0, 4.0, 5.0, 9.0, 1.0],
})
print(df.sort_values("price", ascending=False).groupby("category").head(2))
print(df.sort_values("price").groupby("category").tail(1))
print(df.groupby("category")["price"].nlargest(2).reset_index())
print(df.sort_values("price").groupby("category", as_index=False).last())
print(df[df.groupby("category")["price"].rank(ascending=False) <= 2])
print(df.sort_values("price", ascending=False).drop_duplicates("category"))
print(df.loc[df["price"] == df.groupby("category")["price"].transform("max")])
