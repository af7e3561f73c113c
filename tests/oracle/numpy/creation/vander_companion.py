# vander and block
import numpy as np

print(np.vander([1, 2, 3]))
print(np.vander([1, 2, 3], 4, increasing=True))
print(np.block([[np.eye(2), np.zeros((2, 1))], [np.ones((1, 3))]]))
print(np.block([1, 2, 3]))
