# Series and indexes from values of the wrong length or shape
import numpy as np
import pandas as pd

makers = {
    "index too long": lambda: pd.Series([1, 2], index=["a"]),
    "index too short": lambda: pd.Series([1], index=["a", "b"]),
    "scalar spreads": lambda: pd.Series(7, index=["a", "b"]),
    "two dimensions": lambda: pd.Series(np.zeros((2, 2))),
    "nested lists": lambda: pd.Series([[1, 2], [3]]),
    "set": lambda: pd.Series({1, 2}),
    "dict and index": lambda: pd.Series({"a": 1, "b": 2}, index=["b", "z"]),
    "scalar index": lambda: pd.Index(5),
    "text index": lambda: pd.Index("abc"),
    "2-d index": lambda: pd.Index(np.zeros((2, 2))),
    "list name": lambda: pd.Series([1], name=["x"]),
    "empty": lambda: pd.Series([]),
    "bad text": lambda: pd.Series(["x"], dtype=int),
    "holes as int": lambda: pd.Series([1, None], dtype=int),
    "fraction as int": lambda: pd.Series([1.5], dtype="int64"),
    "tuples": lambda: pd.MultiIndex.from_tuples([("a", 1), ("b",)]),
    "unequal arrays": lambda: pd.MultiIndex.from_arrays([["a"], [1, 2]]),
    "no tuples": lambda: pd.MultiIndex.from_tuples([]),
    "range index": lambda: pd.RangeIndex(1.5),
    "categorical": lambda: pd.Categorical(["a"], categories=["a", "a"]),
    "category nan": lambda: pd.Categorical(["a"], categories=["a", None]),
    "codes": lambda: pd.Categorical.from_codes([0, 5], ["a"]),
}
for name, make in makers.items():
    try:
        print(name, repr(make()), sep="\n")
    except Exception as error:
        print(name, type(error).__name__, error)
