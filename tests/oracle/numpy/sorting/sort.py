# sort along axes, in place and copies
import numpy as np

a = np.array([3, 1, 2])
print(np.sort(a), a, np.sort(a)[::-1])
a.sort()
print(a)
m = np.array([[9, 1, 5], [2, 8, 3]])
print(np.sort(m), np.sort(m, axis=0), np.sort(m, axis=None))
print(np.sort([3.5, np.nan, -1.0, np.inf]), np.sort(["b", "a", "C"]), np.sort([True, False]), np.sort([3 + 1j, 1 + 2j, 1 + 1j]))
print(np.sort(np.array([3, 1, 2], dtype=np.uint8)), np.sort(m, axis=1, kind="stable"))
