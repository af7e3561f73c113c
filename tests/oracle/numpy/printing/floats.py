# default float formatting
import numpy as np

print(np.array([1.0, 2.5, 3.125]), np.array([1.0, 1000000.0]), np.array([1e-5, 1.0]), np.array([1e10, 1.0]), np.array([123456.789, 0.001]), np.array([1e16, 1.0]), np.array([0.1, 0.12345678901]), np.array([1e-10]), np.array([100000000.0]), np.array([1e20, 1e-20]))
print(np.array([1.0]), np.array([1 / 3, 2 / 3]), np.array([1e5, 1e-4]), np.array([12345678.9]), np.array([0.00012345]), np.array([3.0, 4.0, 1e3]), np.array([1.1e-4, 2.0]), np.array([9.99999999]), np.array([0.1 + 0.2]))
