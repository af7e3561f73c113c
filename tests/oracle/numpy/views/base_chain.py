# base of views
import numpy as np

a = np.arange(6)
b = a[1:]
c = b[1:]
print(c.base is a, a.base is None, a.reshape(2, 3).base is a, a[[0, 1]].base is None, (a + 0).base is None)
c[0] = -9
print(a, b, c)
