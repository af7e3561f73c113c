# Objects whose length, items or conversions do not tell the truth
import numpy as np




class Array:
    def __array__(self, dtype=None, copy=None):
        return [1, 2]


class Raises:
    def __float__(self):
        raise ZeroDivisionError("no number")

    def __index__(self):
        return "one"


calls = {
    "array": lambda: np.array(Array()),
    "float": lambda: np.array([Raises()], dtype=float),
    "index": lambda: np.arange(3)[Raises()],
    "vectorize": lambda: np.vectorize(lambda value: 1 / value)(np.array([1, 0])),
    "apply": lambda: np.apply_along_axis(lambda row: 1 / 0, 0, np.ones((2, 2))),
    "frompyfunc": lambda: np.frompyfunc(lambda x: [x, x], 1, 1)(np.arange(2)),
    "fromiter": lambda: np.fromiter(iter(["a"]), dtype=int),
    "fromiter few": lambda: np.fromiter(iter([1, 2]), dtype=int, count=5),
    "fromfunction": lambda: np.fromfunction(lambda i: i / "x", (2,)),
    "piecewise": lambda: np.piecewise(np.arange(3.0), [np.array([True, False])], [1]),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
