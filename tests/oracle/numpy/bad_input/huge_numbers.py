# Whole numbers that no array can hold or be measured by.
import numpy as np

a = np.arange(5)
m = np.arange(6.0).reshape(2, 3)
attempts = {
    "index": lambda: a[10**30],
    "negative index": lambda: a[-(10**30)],
    "index in a tuple": lambda: m[0, 10**30],
    "assignment": lambda: a.__setitem__(10**30, 1),
    "zeros": lambda: np.zeros(10**20),
    "zeros in a tuple": lambda: np.zeros((2, 10**20)),
    "value": lambda: a.__setitem__(0, 10**30),
    "datetime": lambda: np.datetime64(10**30, "s"),
}
for name, attempt in attempts.items():
    try:
        print(name, attempt())
    except (IndexError, ValueError, OverflowError) as error:
        print(name, type(error).__name__, error)
print(a[: 10**30], a[-(10**30) :: 2], a[10**30 :])
