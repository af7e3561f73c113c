# what agg says for wrong input
import pandas as pd

df = pd.DataFrame({"g": ["a", "b"], "x": [1, 2], "s": ["p", "q"]})
g = df.groupby("g")
try:
    g.agg({"nope": "sum"})
except KeyError as error:
    print(type(error).__name__, error)
try:
    g.agg("nosuchmethod")
except AttributeError as error:
    print(type(error).__name__, error)
try:
    g.agg()
except TypeError as error:
    print(type(error).__name__, error)
try:
    g.mean()
except TypeError as error:
    print(type(error).__name__, error)
try:
    df.groupby("zzz")
except KeyError as error:
    print(type(error).__name__, error)
try:
    df.groupby()
except TypeError as error:
    print(type(error).__name__, error)
try:
    g["x"].agg({"a": "sum"})
except Exception as error:
    print(type(error).__name__, error)
