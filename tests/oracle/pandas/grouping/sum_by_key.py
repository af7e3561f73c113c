# groupby one key, then the plain reductions on all numeric columns
import pandas as pd

df = pd.DataFrame({
    "region": ["north", "south", "north", "east", "south", "east"],
    "units": [10, 20, 30, 40, 50, 60],
    "price": [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
})
g = df.groupby("region")
print(g.sum())
print(g.mean())
print(g.min())
print(g.max())
print(g.median())
print(g.std())
print(g.var())
print(g.count())
print(g.size())
print(g.prod())
print(g.sem())
