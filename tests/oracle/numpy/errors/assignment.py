# bad assignments
import numpy as np

a = np.zeros(3, dtype=int)
def put(key, value):
    a[key] = value
for key, value in [(5, 1), (slice(0, 2), [1, 2, 3]), (0, "x"), (0, [1, 2]), ("k", 1), ([0, 9], 1), (0, None)]:
    try:
        put(key, value)
    except Exception as error:
        print(type(error).__name__, error)
a[0] = 2.9
print(a)
