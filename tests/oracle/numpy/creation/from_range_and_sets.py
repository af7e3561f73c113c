# arrays from other iterables
import numpy as np

print(np.array(range(4)))
print(np.array({1, 2}).dtype)
print(np.array(list({1: 'a', 2: 'b'}.items())))
print(np.array([np.array([1, 2]), np.array([3, 4])]))
print(np.array([(1, 2), [3, 4]]))
print(np.array(list('abc')))
print(np.array('abc'))
print(np.array([np.float32(1), np.int64(2)]).dtype)
print(np.array([[1, 2], [3, 4]], dtype=str))
print(np.array([x ** 2 for x in range(5)]))
print(np.array([10 ** 20]))
print(np.array([2 ** 63]).dtype)
print(np.array([-1, 2 ** 63]).dtype)
