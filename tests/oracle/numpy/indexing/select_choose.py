# select, choose, piecewise, place, putmask
import numpy as np

x = np.arange(6)
print(np.select([x < 2, x > 3], [x, x ** 2], default=-1))
print(np.select([x < 2, x < 4], ["low", "mid"], default="high"))
print(np.choose([0, 1, 0, 1], [[1, 2, 3, 4], [10, 20, 30, 40]]))
print(np.piecewise(x.astype(float), [x < 3, x >= 3], [lambda v: -v, lambda v: v * 10]))
a = np.arange(5)
np.place(a, a > 2, [30, 40])
print(a)
np.putmask(a, a < 2, -5)
print(a)
np.copyto(a, 7, where=a == 2)
print(a)
