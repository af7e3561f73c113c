# What goes wrong with kinds of values.
import pandas as pd

s = pd.Series(["a", "b"])
n = pd.Series([1, 2])


def attempt(work):
    try:
        print(work())
    except Exception as error:
        print(type(error).__name__, error)


attempt(lambda: s + 1)
attempt(lambda: s - s)
attempt(lambda: s.mean())
attempt(lambda: s < 1)
attempt(lambda: n < "x")
attempt(lambda: -s)
attempt(lambda: n.str.upper())
attempt(lambda: s.dt.year)
attempt(lambda: n.cat.codes)
attempt(lambda: hash(n))
attempt(lambda: n[[1.5]])
attempt(lambda: pd.Series([1, "a"]).sum())
attempt(lambda: pd.Series([1, "a"]).max())
attempt(lambda: pd.Series(["1", 2]).sort_values())
attempt(lambda: pd.DataFrame(5))
attempt(lambda: pd.DataFrame("abc"))
attempt(lambda: pd.DataFrame({1, 2}))
attempt(lambda: n.map(5))
attempt(lambda: n.isin(5))
attempt(lambda: float(n))
attempt(lambda: int(pd.Series([3])))
attempt(lambda: n.sum("zz"))
attempt(lambda: n.nope())
attempt(lambda: pd.DataFrame({"a": [1]}).append({"a": 2}))
attempt(lambda: s.nlargest(1))
