# dtypes that do not exist and casts that are refused
import numpy as np

a = np.array([1, 2, 3])
calls = {
    "name": lambda: np.dtype("nonsense"),
    "zeros": lambda: np.zeros(2, dtype="floaty"),
    "list": lambda: np.dtype([1, 2]),
    "instance": lambda: np.dtype(3.5),
    "text": lambda: np.array(["1.5", "x"]).astype(float),
    "text as int": lambda: np.array(["1.5"]).astype(int),
    "in place": lambda: a.__iadd__(1.5),
    "shift": lambda: np.array([1.5]) << 1,
    "and": lambda: np.array([1.5]) & 1,
    "invert": lambda: ~np.array([1.5]),
    "add text": lambda: np.array(["a"]) + 1,
    "negative bool": lambda: -np.array([True]),
    "subtract bool": lambda: np.array([True]) - np.array([False]),
    "safe": lambda: a.astype(np.int8, casting="safe"),
    "casting": lambda: a.astype(float, casting="sideways"),
    "sqrt of text": lambda: np.sqrt("x"),
    "sqrt of objects": lambda: np.sqrt(np.array([None, 1], dtype=object)),
    "mean of text": lambda: np.mean(["a", "b"]),
    "sort of objects": lambda: np.sort(np.array([1, "a", None], dtype=object)),
    "date": lambda: np.datetime64("2024-02-30"),
    "unit": lambda: np.datetime64("2024", "parsec"),
    "dates": lambda: np.array(["x"], dtype="datetime64[D]"),
    "add dates": lambda: np.datetime64("2024-01-01") + np.datetime64("2024-01-01"),
    "isnan of text": lambda: np.isnan(["a"]),
    "item": lambda: np.array([1, 2]).item(),
    "float of two": lambda: float(np.array([1, 2])),
    "truth": lambda: bool(np.array([1, 2])),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
