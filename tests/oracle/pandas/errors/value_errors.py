# What goes wrong with shapes and arguments.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3]})


def attempt(work):
    try:
        print(work())
    except Exception as error:
        print(type(error).__name__, error)


attempt(lambda: df.assign(b=[1, 2]))
attempt(lambda: bool(df))
attempt(lambda: bool(df["a"] > 1))
attempt(lambda: df.sum(axis=2))
attempt(lambda: df.sum(axis="rowz"))
attempt(lambda: pd.Series([1, 2, 3]) + pd.Series([1, 2]).values)
attempt(lambda: pd.Series([1, 2, 3]) == pd.Series([1, 2]))
attempt(lambda: df.loc[[True, False]])
attempt(lambda: df["a"].astype("foo"))
attempt(lambda: pd.to_numeric("abc"))
attempt(lambda: df.iloc[5])
attempt(lambda: df.iloc["a"])
attempt(lambda: df.loc[{"a"}])
attempt(lambda: df.drop())
attempt(lambda: df.fillna())
attempt(lambda: df.sample(10))
attempt(lambda: df.sample(-1))
attempt(lambda: df["a"].quantile(2))
attempt(lambda: df.insert(0, "a", 1))
attempt(lambda: df.query(1))
attempt(lambda: pd.Series([1, 2]).item())
attempt(lambda: df.reindex([0, 1]).loc[[0, 7]])
attempt(lambda: pd.concat([]))
attempt(lambda: df.set_index([1, 2]))
