# Elements read and written one at a time.
import numpy as np

a = np.arange(5.0)
m = np.arange(6).reshape(2, 3)
print(repr(a[3]), repr(a[-1]), repr(m[1, 2]), repr(m[-1, -3]), m[1], m[0, 1:], m[(1, 1)])
a[0] = 7
a[-1] = 2.5
m[0, 0] = 9
m[1, -1] = -4
print(a, m)
m[0, 1] = 2.9
a[1] = np.float32(0.1)
a[2] = True
print(a, m, m.dtype)
view = a[1:4]
view[0] = -1
print(a, a[::2], a[::-1], a[4:1:-1], a[10:], a[-100:2], view.base is a)
rows = m.T
rows[2, 0] = 100
print(m, rows[1:], rows[0, 1])
b = np.zeros(3)
b.flags.writeable = False
for attempt in (lambda: b.__setitem__(0, 1), lambda: a[5], lambda: a[-6], lambda: m[2, 0], lambda: m[0, 3], lambda: a.__setitem__(9, 1), lambda: m.__setitem__((0, 7), 1)):
    try:
        print(attempt())
    except (IndexError, ValueError) as error:
        print(type(error).__name__, error)
