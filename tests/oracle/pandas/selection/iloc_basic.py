# iloc with positions, lists, slices and negative numbers.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [10.0, 20.0, 30.0, 40.0], "c": list("wxyz")})
print(df.iloc[0])
print(df.iloc[-1])
print(df.iloc[1:3])
print(df.iloc[[0, 2]])
print(df.iloc[:, 0])
print(df.iloc[:2, [0, 2]])
print(df.iloc[1, 1], df.iloc[-1, -1])
print(df.iloc[::2])
print(df.iloc[::-1])
print(df.iloc[:, -2:])
print(df.iloc[[True, False, False, True]])
try:
    df.iloc[10]
except IndexError as error:
    print("IndexError", error)
try:
    df.iloc[[0, 9]]
except IndexError as error:
    print("IndexError", error)
print(df.iloc[2:100])
