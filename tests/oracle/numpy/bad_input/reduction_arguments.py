# Reductions with axes and options that do not fit
import numpy as np

a = np.arange(6).reshape(2, 3)
calls = {
    "axis": lambda: a.sum(axis=2),
    "axis negative": lambda: a.mean(axis=-3),
    "axis twice": lambda: a.sum(axis=(0, 0)),
    "axis text": lambda: a.sum(axis="rows"),
    "average": lambda: np.average(a, weights=[1, 2]),
    "average zero": lambda: np.average([1, 2], weights=[0, 0]),
    "argmax": lambda: a.argmax(axis=5),
    "sort kind": lambda: np.sort(a, kind="nonsense"),
    "cumsum": lambda: np.cumsum(a, axis=3),
    "unique": lambda: np.unique(a, axis=4),
    "flip": lambda: np.flip(a, axis=2),
    "argsort": lambda: np.argsort(a, axis=2),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
