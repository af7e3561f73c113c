# columns with negative numbers
import numpy as np

print(np.array([[-1.5, 2.25], [100.0, -3.0]]))
print(np.array([-1, 10, -100]))
print(np.array([-0.001, 1.0]))
print(np.array([-1e-10, 1]))
print(repr(np.array([[-1], [2]])))
print(np.array([1.5, -2]) * -1)
print(np.array([-np.pi, np.e]))
