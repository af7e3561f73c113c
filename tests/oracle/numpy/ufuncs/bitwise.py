# bit operations
import numpy as np

a = np.array([12, 10, 7], dtype=np.uint8)
print(a & 6, a | 1, a ^ 15, ~a, a << 2, a >> 1)
print(np.bitwise_and(a, 6), np.bitwise_or(a, 1), np.bitwise_xor(a, 3), np.invert(np.array([0, 5])), np.left_shift(1, [0, 1, 2]), np.right_shift(16, 2))
print(np.packbits([1, 0, 1, 0, 0, 0, 0, 1]), np.unpackbits(np.array([161], dtype=np.uint8)))
print(np.binary_repr(10), np.binary_repr(-3, width=8), np.base_repr(255, 16), np.bitwise_count(a))
print(np.gcd(12, [8, 9]), np.lcm([4, 6], 10))
try:
    np.array([1.5]) & 1
except TypeError as error:
    print(error)
