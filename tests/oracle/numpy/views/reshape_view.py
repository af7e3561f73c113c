# reshape, ravel and transpose share
import numpy as np

a = np.arange(6)
m = a.reshape(2, 3)
m[0, 0] = 50
print(a)
t = m.T
t[2, 1] = 60
print(a)
print(m.ravel().base is not None, m.flatten().base is None)
f = m.flatten()
f[0] = 0
print(m[0, 0])
r = m.ravel()
r[1] = 77
print(m)
m.shape = (3, 2)
print(m)
