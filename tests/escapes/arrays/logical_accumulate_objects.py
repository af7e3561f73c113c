# attack: logical accumulate over objects, whose results are not truth values in memory
# prints: refused: 16
import numpy as np

refused = 0
for values in ([None, 1], ["a", None, [], {}], [[1], 2.5, "x"]):
    a = np.empty(len(values), dtype=object)
    a[:] = values
    for ufunc in (np.logical_and, np.logical_or, np.logical_xor, np.equal, np.maximum):
        for work in (lambda: ufunc.accumulate(a), lambda: ufunc.reduce(a), lambda: ufunc.reduceat(a, [0, 1]), lambda: ufunc.outer(a, a)):
            try:
                repr(work())
            except (TypeError, ValueError, NotImplementedError):
                refused += 1
print("refused:", refused)
