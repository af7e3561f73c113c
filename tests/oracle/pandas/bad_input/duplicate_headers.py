# Column names that repeat, are empty or collide with made names
import io
import pandas as pd

for text in ["a,a,a\n1,2,3\n", "a,b,a,a.1\n1,2,3,4\n", ",,\n1,2,3\n", "a,,b,\n1,2,3,4\n", "a,a.1,a\n1,2,3\n"]:
    df = pd.read_csv(io.StringIO(text))
    print(df.columns.tolist(), df.iloc[0].tolist())

df = pd.DataFrame([[1, 2, 3]], columns=["a", "b", "a"])
print(df["a"])
try:
    pd.concat([df, df]).reindex(columns=["a"])
except ValueError as error:
    print(type(error).__name__, error)
try:
    df["a"] + df
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.DataFrame({"a": [1], "b": [2]}).set_axis(["x"], axis=1)
except ValueError as error:
    print(type(error).__name__, error)
try:
    pd.read_csv(io.StringIO("a,b\n1,2\n"), names=["x", "x"])
except ValueError as error:
    print(type(error).__name__, error)
