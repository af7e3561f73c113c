# nth with lists and slices, head and tail with as_index
import pandas as pd

df = pd.DataFrame({"k": ["a", "a", "a", "b", "b"], "v": [1, 2, 3, 4, 5]})
g = df.groupby("k")
print(g.nth([0, -1]))
print(g.nth(slice(0, 2)))
print(g.nth(5))
print(g["v"].nth(-2))
print(df.groupby("k", as_index=False).nth(0))
print(df.groupby("k", as_index=False).head(1))
print(g.head(1).equals(g.nth(0)))
