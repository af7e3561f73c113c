# map and applymap on every value.
import pandas as pd

df = pd.DataFrame({"a": [1.234, 5.678], "b": [9.1011, None]})
print(df.map(lambda x: round(x, 1)))
print(df.applymap(lambda x: x * 10))
print(df.map("{:.2f}".format))
print(df.map(lambda v: "-", na_action="ignore"))
t = pd.DataFrame({"x": ["a", "bb"], "y": ["ccc", "d"]})
print(t.map(len))
print(t.map(str.upper))
print(t.apply(lambda c: c.str.len()))
print(t.map(lambda v: v == "d").any().tolist())
