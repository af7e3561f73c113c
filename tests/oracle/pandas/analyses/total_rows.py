# Totals under a table: a row set by its label alone keeps whole numbers, one set with a colon is missing first.
import pandas as pd

sales = pd.DataFrame({"jan": [1, 2], "feb": [3, 4]}, index=["north", "south"])

plain = sales.copy()
plain["total"] = plain.sum(axis=1)
plain.loc["all"] = plain.sum()
print(plain)
print(plain.dtypes)

with_colon = sales.copy()
with_colon.loc["all", :] = with_colon.sum()
print(with_colon)
with_colon.loc["zero", :] = 0
with_colon.loc["text", :] = [7, "n/a"]
print(with_colon)
print(with_colon.dtypes)

some = sales.copy()
some.loc["west", "jan"] = 5
print(some)

levels = pd.DataFrame({"v": [1, 2, 3, 4]}, index=pd.MultiIndex.from_product([["a", "b"], [1, 2]]))
levels.loc["b", "w"] = 5
levels.loc[("c", 1), :] = [7, 8]
print(levels)
print(("c", 1) in levels.index)
