# Writing through iloc.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6], "c": list("xyz")})
df.iloc[0, 0] = 100
df.iloc[1:, 1] = [50, 60]
df.iloc[:, 2] = "k"
print(df)
df.iloc[-1] = [7, 8, "last"]
print(df)
df.iloc[[0, 1], [0, 1]] = 0
print(df)
s = pd.Series([1, 2, 3])
s.iloc[0] = 10
s.iloc[[1, 2]] = [20, 30]
s.iloc[-1] += 1
print(s)
try:
    df.iloc[10, 0] = 1
except IndexError as error:
    print("IndexError", error)
