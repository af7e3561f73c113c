# the arithmetic operators on arrays
import numpy as np

a = np.array([7, -7, 3])
b = np.array([2, 2, -2])
print(a + b, a - b, a * b, a / b, a // b, a % b, a ** 2, -a, +a, abs(a))
print(np.add(a, b), np.subtract(a, b), np.multiply(a, b), np.divide(a, b), np.floor_divide(a, b), np.mod(a, b), np.remainder(a, b), np.fmod(a, b))
print(np.power(a, 2), np.power(2.0, a), np.float_power(a, 2), np.negative(a), np.positive(a), np.absolute(a), np.fabs(a))
print(divmod(a, b), np.divmod(a, 3))
print(2 + a, 2 - a, 2 * a, 2 / a, 2 // a, 2 % a, 2 ** np.abs(a))
print([1, 2, 3] + a, (1, 2, 3) * a)
