# floor division and modulo of floats
import numpy as np

a = np.array([5.5, -5.5, 0.3])
print(a // 2, a % 2, a // -2, a % -2)
print(np.fmod(a, 2), np.divmod(a, 2))
print(np.modf(a), np.reciprocal(np.array([2.0, 4.0])))
print(0.1 + np.array([0.2]), np.array([1e308]) * 10)
print(np.array([1.0, 2.0]) ** -1, np.array([4.0, 9.0]) ** 0.5)
try:
    np.array([2, 3]) ** -1
except ValueError as error:
    print(error)
