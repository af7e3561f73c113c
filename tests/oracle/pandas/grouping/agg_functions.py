# agg with Python functions, lambdas and numpy functions
import numpy as np
import pandas as pd

df = pd.DataFrame({"g": ["x", "y", "x", "y", "x"], "a": [1, 2, 3, 4, 5], "b": [1.5, 2.5, 3.5, 4.5, 5.5]})
g = df.groupby("g")


def spread(values):
    return values.max() - values.min()


print(g.agg(spread))
print(g.agg(lambda s: s.sum() * 2))
print(g["a"].agg([spread, "sum"]))
print(g["a"].agg(["sum", lambda s: s.iloc[0]]))
print(g["a"].agg([lambda s: s.min(), lambda s: s.max()]))
print(g.agg({"a": np.mean, "b": np.sum}))
print(g.agg({"a": [np.mean, np.std], "b": np.max}))
print(g.agg({"a": spread, "b": lambda s: (s > 2).sum()}))
print(g.agg(np.median))
print(g["b"].agg(np.var))
print(g["a"].agg(sum), g["a"].agg(max), g["a"].agg(len))
