# transform by a Python function
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["a", "b", "a", "b"], "x": [1.0, 2.0, 3.0, 6.0], "y": [10, 20, 30, 40]})
g = df.groupby("g")
print(g["x"].transform(lambda s: (s - s.mean()) / s.std()))
print(g["x"].transform(lambda s: s.max()))
print(g.transform(lambda s: s - s.min()))
print(g["y"].transform(np.mean))
print(g["y"].transform(lambda s: s.rank(ascending=False)))
filled = pd.DataFrame({"k": [1, 1, 2, 2], "v": [np.nan, 4.0, 5.0, np.nan]})
filled["v"] = filled.groupby("k")["v"].transform(lambda s: s.fillna(s.mean()))
print(filled)
try:
    g.transform("nothing")
except ValueError as error:
    print(type(error).__name__, error)
