# fromfunction, fromiter, fromstring, frombuffer
import numpy as np

print(np.fromfunction(lambda i, j: i + j, (3, 3)))
print(np.fromfunction(lambda i, j: i == j, (2, 2), dtype=int))
print(np.fromiter((x * x for x in range(5)), dtype=int))
print(np.fromiter([1, 2, 3], dtype=float, count=2))
print(np.fromstring("1 2 3", sep=" "))
print(np.fromstring("1,2,3", dtype=int, sep=","))
print(np.frombuffer(b"\x01\x02\x03", dtype=np.uint8))
print(np.frombuffer(np.array([1.5, 2.5]).tobytes()))
