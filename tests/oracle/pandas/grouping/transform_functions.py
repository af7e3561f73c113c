# transform with functions: one value per column, one per row, and results that do not fit
import pandas as pd

d = pd.DataFrame({"k": ["x", "y", "x", "y"], "i": [1, 2, 3, 4], "b": [True, False, False, True], "f": [1.5, 2, None, 4]})


def show(call):
    try:
        result = call()
    except Exception as error:
        print(type(error).__name__, error)
        return
    print(result)
    print(result.dtypes.tolist() if result.ndim == 2 else result.dtype)


g = d.groupby("k")
show(lambda: g.transform(lambda s: s.iloc[0]))
show(lambda: g[["i", "f"]].transform(lambda s: s.iloc[0]))
show(lambda: g[["i", "f"]].transform(lambda s: s - s.min()))
show(lambda: g[["i", "f"]].transform(lambda s: [s.name] * len(s)))
show(lambda: g[["i", "f"]].transform(lambda s: pd.Series([7])))
show(lambda: g.transform(lambda part: part["f"] - part["f"].mean()))
show(lambda: g["f"].transform(lambda s: s.name))
show(lambda: g["i"].transform(lambda s: None))
show(lambda: g["i"].transform(lambda s: pd.Series([7])))
show(lambda: g["i"].transform(lambda s: [1]))
show(lambda: d.groupby(pd.Categorical(d["k"], ["x", "y", "z"]), observed=False)["i"].transform(lambda s: s.iloc[0]))
show(lambda: g["b"].diff())
