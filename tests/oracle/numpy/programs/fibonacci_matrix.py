# Fibonacci by matrix powers with big values
import numpy as np

f = np.array([[1, 1], [1, 0]], dtype=object)
result = np.array([[1, 0], [0, 1]], dtype=object)
n = 100
while n:
    if n & 1:
        result = result.dot(f)
    f = f.dot(f)
    n >>= 1
print(result[0, 1])
