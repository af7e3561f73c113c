import pandas as pd
import numpy as np
from collections import Counter, OrderedDict, defaultdict, namedtuple
from dataclasses import dataclass
from datetime import date, datetime, timedelta

print(pd.DataFrame(Counter("mississippi").items(), columns=["ch", "n"]).sort_values("n", ascending=False, kind="stable"))
print(pd.Series(Counter("mississippi")).sort_index())
print(pd.DataFrame({"a": np.arange(3), "b": 5, "c": list("xyz"), "d": pd.Timestamp("2024-01-01")}))
print(pd.DataFrame(np.eye(2), index=["r1", "r2"], columns=["c1", "c2"]))
print(pd.DataFrame([[1, "a"], [2, "b"]]), pd.DataFrame([(1, 2), (3, 4)], columns=["x", "y"]))
print(pd.DataFrame([{"a": 1, "b": 2}, {"a": 3, "c": 4}], index=["i", "j"]))
print(pd.DataFrame({"a": pd.Series([1, 2], index=["x", "y"]), "b": pd.Series([3, 4], index=["y", "z"])}))
Point = namedtuple("Point", "x y")
print(pd.DataFrame([Point(1, 2), Point(3, 4)]))
@dataclass
class Row:
    name: str
    value: float
print(pd.DataFrame([Row("a", 1.5), Row("b", 2.5)]))
nested = {"2023": {"Q1": 1, "Q2": 2}, "2024": {"Q1": 3}}
print(pd.DataFrame(nested), pd.DataFrame.from_dict(nested, orient="index"), pd.DataFrame(nested).T.dtypes)
print(pd.DataFrame.from_dict({"r": [1, 2]}, orient="index", columns=["a", "b"]))
print(pd.DataFrame({"d": [date(2024, 1, 1), date(2024, 1, 2)], "dt": [datetime(2024, 1, 1, 3), None], "td": [timedelta(days=1), timedelta(hours=2)]}).dtypes)
print(pd.DataFrame(zip([1, 2], ["a", "b"]), columns=["n", "s"]), pd.DataFrame({"r": range(3)}), pd.DataFrame(dict(a=[1], b=[None])).dtypes)
print(pd.DataFrame(columns=["a", "b"]).dtypes, pd.DataFrame(index=range(2)).shape, pd.DataFrame().empty)
print(pd.Series([1, 2, 3], index=list("abc"), name="s"), pd.Series({"x": 1.5, "y": None}), pd.Series("k", index=[0, 1]), pd.Series([True, None, False]))
print(pd.Series([1, "a", None, 2.5]), pd.Series([]), pd.Series(dtype="int64"), pd.Series(range(3)).dtype, pd.Series([1, np.nan]).dtype)
print(pd.Series([[1, 2], [3]]), pd.Series([{"a": 1}]), pd.Series([(1, 2)]), pd.Series([1, 2], dtype="Int64"), pd.Series(["a"], dtype="string"))
arr = np.zeros(2, dtype=[("a", "i4"), ("b", "f8")])
print(pd.DataFrame(arr), pd.DataFrame({"a": [1, 2]}, index=pd.Index(["x", "y"], name="key")))
df = pd.DataFrame({"a": [1, 2], "b": [3, 4]})
df["c"] = df["a"] + df["b"]
df[["d", "e"]] = df[["a", "b"]] * 2
df["f"] = pd.Series([9, 8], index=[1, 0])
df.loc[2] = [0] * 6
df.loc[len(df)] = {"a": 7, "b": 7, "c": 7, "d": 7, "e": 7, "f": 7}
df.insert(1, "z", "new")
df.at[0, "a"] = 100
df.iloc[1, 2] = -1
df.loc[df["a"] > 5, ["b", "c"]] = 0
print(df, df.dtypes)
df = pd.concat([df, pd.DataFrame([{"a": 1, "q": "x"}])], ignore_index=True)
print(df, df.dtypes)
del df["q"]
print(df.pop("z").tolist(), df.columns.tolist())
rows = []
for i in range(3):
    rows.append({"i": i, "sq": i ** 2, "half": i / 2})
print(pd.DataFrame(rows).set_index("i"))
d = defaultdict(list)
for k, v in [("a", 1), ("b", 2), ("a", 3)]:
    d[k].append(v)
print(pd.DataFrame(dict([(k, pd.Series(v)) for k, v in d.items()])))
print(pd.DataFrame.from_records([{"a": 1}, {"a": 2}]), pd.DataFrame(OrderedDict([("z", [1]), ("a", [2])])))
print(pd.Index([1, 2, 3]), pd.Index(["a", "b"], name="n"), pd.MultiIndex.from_arrays([[1, 1], ["x", "y"]]), pd.RangeIndex(3), pd.Index([1.5, None]), pd.Index([]))
