# attack: a comparison or truth test of an element frees the elements a reduction is looking at
# prints: refused: 41
import numpy as np


class Evil:
    def __gt__(self, other):
        a[:] = None
        return True

    __lt__ = __ge__ = __le__ = __gt__

    def __bool__(self):
        a[:] = None
        return True

    def __float__(self):
        a.fill(0)
        return 1.0


refused = 0
for name in ("max", "min", "all", "any", "argmax", "sort", "argsort", "nonzero", "sum", "prod"):
    for _ in range(20):
        a = np.array([Evil() for _ in range(6)], dtype=object)
        try:
            getattr(a, name)()
        except (TypeError, ValueError):
            refused += 1
for work in (lambda: a.astype(float), lambda: a.astype(bool), lambda: np.maximum(a, a), lambda: np.logical_and(a, a), lambda: np.logical_not(a)):
    a = np.array([Evil() for _ in range(6)], dtype=object)
    try:
        work()
    except (TypeError, ValueError):
        refused += 1
print("refused:", refused)
