# What query and eval refuse.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": ["x", "y"]})


def attempt(expression):
    try:
        print(df.query(expression))
    except Exception as error:
        print(type(error).__name__, error)


attempt("a > 1")
attempt("zzz > 1")
attempt("a > @missing")
attempt("b == 'x' and c == 1")
try:
    df.eval("z = q + 1")
except Exception as error:
    print(type(error).__name__, error)
try:
    df.eval("a + 1", inplace=True)
except ValueError as error:
    print("ValueError", error)
print(df.query("b == 'y'")["a"].tolist(), df.query("a == 1 or b == 'y'").shape, df.query("a != 1").index.tolist())
