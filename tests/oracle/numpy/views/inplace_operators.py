# in-place operators change the array itself
import numpy as np

a = np.array([1.0, 2.0, 3.0])
b = a
a += 1
a *= 2
a -= 0.5
a /= 2
a **= 2
print(a, b is a)
i = np.array([7, 8, 9])
i //= 2
i %= 3
i <<= 2
i |= 1
i ^= 3
print(i)
try:
    i += 0.5
except TypeError as error:
    print(type(error).__name__, error)
