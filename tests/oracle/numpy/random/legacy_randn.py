# legacy stream: randn of several shapes
import numpy as np

np.random.seed(42)
print(np.random.randn())
print(np.random.randn(5))
print(np.random.randn(2, 3))
