# Comparison operators and methods.
import pandas as pd

s = pd.Series([1, 2, 3])
print((s == 2).tolist(), (s != 2).tolist(), (s >= 2).tolist(), s.lt(3).tolist())
df = pd.DataFrame({"a": [1, 2], "b": [2, 2]})
print(df == 2)
print((df == df).all().all(), df.equals(df.copy()), df.equals(df + 0.0))
print((df["a"] == df["b"]).tolist())
t = pd.Series(["x", "y", None])
print((t == "x").tolist(), (t != "x").tolist(), (t > "a").tolist()[:2])
print(pd.Series([1, "a"]) == pd.Series([1, "b"]))
try:
    s < "a"
except TypeError as error:
    print("TypeError", error)
try:
    s == [1, 2]
except ValueError as error:
    print("ValueError", error)
print(s.between(2, 3).tolist(), s.between(1, 3, inclusive="neither").tolist())
