# Choosing and ordering columns while constructing.
import numpy as np
import pandas as pd

rows = [{"b": 1, "a": 2}, {"b": 3, "c": 4}]
print(pd.DataFrame(rows))
print(pd.DataFrame(rows, columns=["a", "b", "c", "d"]))
print(pd.DataFrame(np.arange(4).reshape(2, 2), columns=pd.Index(["x", "y"], name="cols"), index=pd.Index([10, 20], name="rows")))
print(pd.DataFrame({"x": [1, 2]}, index=pd.date_range("2024-01-01", periods=2)))
print(pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([("a", "x"), ("a", "y")])))
print(pd.DataFrame(0, index=[0, 1], columns=["p", "q"]))
print(pd.DataFrame(np.nan, index=["r"], columns=["p"]).dtypes)
print(pd.DataFrame("x", index=[0], columns=["p", "q"]))
print(pd.DataFrame({"a": [1, 2, 3]})[["a"]].T)
print(pd.DataFrame(data=[("x", 1), ("y", 2)], columns=["k", "v"]).set_index("k")["v"].to_dict())
print(pd.DataFrame([dict(zip("abc", range(i, i + 3))) for i in range(2)]))
print(pd.DataFrame(zip(["p", "q"], [1.5, 2.5]), columns=["s", "f"]).dtypes)
