# scalar arithmetic and types of results
import numpy as np

a = np.int64(7)
b = np.float64(2.0)
print(repr(a + 1), repr(a / 2), repr(a // 2), repr(a % 4), repr(a ** 2), repr(-a), repr(a + 1.5))
print(repr(b * 3), repr(a * b), repr(b ** 0.5), repr(abs(np.int64(-3))))
print(repr(divmod(a, 2)), repr(round(np.float64(2.567), 2)), repr(round(np.float64(2.5))))
print(repr(a > 5), repr(a == 7), bool(a > 5), repr(not (a > 5)))
print(repr(1 + a), repr(1.5 - b), repr([1, 2] * np.int64(2)))
print(int(a), float(b), complex(b), repr(a & 3), repr(a << 2), repr(~a))
print(hash(np.int64(5)) == hash(5), {np.int64(1): "x"}[1])
