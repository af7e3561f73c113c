# take modes and compress axes
import numpy as np

a = np.arange(6).reshape(2, 3)
print(np.take(a, [7, -1], mode='wrap'), np.take(a, [7, -9], mode='clip'), a.take([0, 1]), a.compress([True, False, True], axis=1))
print(np.take(a, [[0, 1], [2, 2]], axis=1))
print(a.choose([9, 8, 7, 6, 5, 4]))
try:
    np.take(a, 10)
except IndexError as error:
    print(error)
