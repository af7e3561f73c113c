# first, last, nth, head, tail
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "a", "b", "b", "b"], "x": [np.nan, 2.0, 3.0, 4.0, 5.0], "s": ["p", None, "q", "r", "s"]})
g = df.groupby("g")
print(g.first())
print(g.last())
print(g.nth(0))
print(g.nth(-1))
print(g.nth([0, 1]))
print(g["x"].nth(1))
print(g.head(1))
print(g.tail(2))
print(g["x"].head(1))
print(g["x"].tail(1))
print(g.head(-1))
print(g.nth(0, dropna="any"))
