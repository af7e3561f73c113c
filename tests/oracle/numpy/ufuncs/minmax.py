# maximum, minimum, fmax, fmin with nan
import numpy as np

a = np.array([1.0, np.nan, 3.0])
b = np.array([2.0, 2.0, 2.0])
print(np.maximum(a, b), np.minimum(a, b), np.fmax(a, b), np.fmin(a, b))
print(np.maximum([1, 5], 3), np.maximum.reduce([[1, 5], [4, 2]]), np.minimum.accumulate([3, 1, 2, 0]))
print(np.maximum(-0.5, 0), np.heaviside([-1, 0, 2], 0.5), np.sign([-2, 0, 3]), np.sign(-1.5), np.copysign(3, -1), np.signbit([-1.0, 1.0]))
