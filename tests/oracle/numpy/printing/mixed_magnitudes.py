# mixed magnitudes in one array
import numpy as np

print(np.array([0.001, 1000.0]))
print(np.array([0.5, 100.25, 99999.5]))
print(np.array([1e-3, 1e3, 1e6]))
print(np.array([1.23456789012, 100]))
print(np.array([1e6, 1e7]), np.array([1e8]), np.array([12345678.0, 1.5]))
print(np.array([0.1, 0.01, 0.001, 0.0001]))
print(np.array([1e3, 1e4, 1e5]) / 3)
print(np.array([[1e-8, 1], [2, 3]]))
