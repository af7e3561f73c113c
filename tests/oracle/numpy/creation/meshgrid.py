# meshgrid in both indexings, sparse
import numpy as np

x = np.array([1, 2, 3])
y = np.array([10, 20])
xx, yy = np.meshgrid(x, y)
print(xx)
print(yy)
a, b = np.meshgrid(x, y, indexing="ij")
print(a)
print(b)
s, t = np.meshgrid(x, y, sparse=True)
print(s.shape, t.shape)
print((xx ** 2 + yy).sum())
