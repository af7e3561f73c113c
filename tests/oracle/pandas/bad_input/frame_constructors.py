# Frames from things of unequal length or of no shape
import numpy as np
import pandas as pd

makers = {
    "unequal lists": lambda: pd.DataFrame({"a": [1, 2], "b": [1]}),
    "scalars": lambda: pd.DataFrame({"a": 1, "b": 2}),
    "wrong index": lambda: pd.DataFrame({"a": [1, 2]}, index=[0, 1, 2]),
    "few columns": lambda: pd.DataFrame([[1, 2], [3, 4]], columns=["a"]),
    "many columns": lambda: pd.DataFrame([[1, 2]], columns=["a", "b", "c"]),
    "ragged rows": lambda: pd.DataFrame([[1, 2], [3]]),
    "three dimensions": lambda: pd.DataFrame(np.zeros((2, 2, 2))),
    "text": lambda: pd.DataFrame("hello"),
    "number": lambda: pd.DataFrame(5),
    "none": lambda: pd.DataFrame(None),
    "set": lambda: pd.DataFrame({1, 2}),
    "mixed rows": lambda: pd.DataFrame([{"a": 1}, [2, 3], None]),
    "array and columns": lambda: pd.DataFrame(np.zeros((2, 2)), columns=["a"]),
    "array and index": lambda: pd.DataFrame(np.zeros((2, 2)), index=[1]),
    "nested": lambda: pd.DataFrame({"a": [[1, 2], {"x": 1}], "b": [(1,), set()]}),
    "scalar with series": lambda: pd.DataFrame({"a": pd.Series([1, 2]), "b": 3}),
    "empty dict lists": lambda: pd.DataFrame({"a": [], "b": []}),
    "list of none": lambda: pd.DataFrame([None, None]),
    "bad dtype": lambda: pd.DataFrame({"a": ["x"]}, dtype=float),
    "two dtypes": lambda: pd.DataFrame([1], dtype="nonsense"),
}
for name, make in makers.items():
    try:
        print(name, make(), sep="\n")
    except Exception as error:
        print(name, type(error).__name__, error)
