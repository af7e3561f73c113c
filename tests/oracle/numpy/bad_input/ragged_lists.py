# Lists of unequal length
import numpy as np

calls = {
    "ragged": lambda: np.array([[1, 2], [3]]),
    "ragged deep": lambda: np.array([[[1], [2]], [[3], [4, 5]]]),
    "number and list": lambda: np.array([1, [2, 3]]),
    "as objects": lambda: np.array([[1, 2], [3]], dtype=object),
    "as floats": lambda: np.array([[1, 2], [3]], dtype=float),
    "text for number": lambda: np.array(["x"], dtype=int),
    "none": lambda: np.array([1, None]),
    "none as float": lambda: np.array([1, None], dtype=float),
    "none as int": lambda: np.array([1, None], dtype=int),
    "dict": lambda: np.array({"a": 1}),
    "set": lambda: np.array({1}),
    "mixed": lambda: np.array([1, "two", 3.0]),
    "empty rows": lambda: np.array([[], []]).shape,
    "huge": lambda: np.array([2**64]),
    "unsigned": lambda: np.array([2**63]),
    "minus": lambda: np.array([-1], dtype=np.uint8),
    "small": lambda: np.array([300], dtype=np.int8),
    "infinite": lambda: np.array([float("inf")], dtype=int),
    "asarray": lambda: np.asarray([(1, 2), (3,)]),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
