# One value by label or position.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": ["x", "y"]}, index=["r", "s"])
print(df.at["r", "a"], df.at["s", "b"], df.iat[1, 0], df.iat[0, 1])
s = pd.Series([1.5, 2.5], index=["p", "q"])
print(s.at["q"], s.iat[0])
df.at["r", "a"] = 10
df.iat[1, 1] = "z"
df.at["t", "a"] = 7
print(df)
try:
    df.at["nope", "a"]
except KeyError as error:
    print("KeyError", error)
try:
    s.iat[5]
except IndexError as error:
    print("IndexError", error)
