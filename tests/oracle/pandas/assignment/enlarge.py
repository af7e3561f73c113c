# Rows and columns that appear by assignment.
import pandas as pd

df = pd.DataFrame({"name": ["a"], "v": [1]})
df.loc[1] = ["b", 2]
df.loc[len(df)] = {"name": "c", "v": 3}
print(df)
print(df.dtypes)
df.loc["x"] = ["z", 26]
print(df)
log = pd.DataFrame(columns=["step", "loss"])
for i in range(3):
    log.loc[i] = [i, 1 / (i + 1)]
print(log)
s = pd.Series({"a": 1})
s["b"] = 2
s.loc["c"] = 3
print(s)
df.loc[99, "v"] = 5
print(df)
try:
    df.loc[100] = [1]
except ValueError as error:
    print("ValueError", error)
