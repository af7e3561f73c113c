# the where and out arguments
import numpy as np

a = np.array([1.0, 4.0, 9.0])
out = np.zeros(3)
r = np.sqrt(a, out=out)
print(out, r is out)
np.add(a, 1, out=a)
print(a)
print(np.divide([1.0, 2.0, 3.0], [1.0, 0.0, 2.0], out=np.zeros(3), where=np.array([True, False, True])))
print(np.log(a, where=a > 3, out=np.full(3, -1.0)))
print(np.add([1, 2, 3], 10, where=[True, False, True], out=np.array([0, 0, 0])))
print(np.add(1, 2, dtype=float), np.multiply([1, 2], 2, dtype=np.float32).dtype)
print(np.sum([1, 2, 3], where=[True, False, True]), np.mean([1.0, 2.0, 6.0], where=[True, False, True]), np.max([1, 5, 3], where=[True, False, True], initial=0))
