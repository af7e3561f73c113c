# values that cannot be converted
import numpy as np

for action in [lambda: np.array(["x"], dtype=float), lambda: np.zeros(-1), lambda: np.arange(1, 2, 0), lambda: np.linspace(0, 1, -1), lambda: np.array([1, 2]).astype("nope"), lambda: np.dtype("foo"), lambda: np.array([1.5, 2]).reshape("x"), lambda: np.full((2, 2), [1, 2, 3]), lambda: np.int8(300), lambda: np.random.rand("a"), lambda: np.ones((2,)).sum(1)]:
    try:
        action()
    except Exception as error:
        print(type(error).__name__, error)
