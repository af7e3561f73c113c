# ambiguous truth and conversions
import numpy as np

a = np.array([1, 2])
for action in [lambda: bool(a), lambda: int(a), lambda: float(np.array([1.5, 2])), lambda: 1 if a > 1 else 0, lambda: a.item(), lambda: range(a), lambda: [1, 2][np.array([0, 1])], lambda: hash(a), lambda: {a: 1}]:
    try:
        action()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(bool(np.array([1])), bool(np.array(0)), int(np.array(5)), int(np.array([7]).item()))
