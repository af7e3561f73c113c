# float32 layouts
import numpy as np

print(np.array([0.1, 1 / 3], dtype=np.float32), np.array([1e10, 1e-10], dtype=np.float32), repr(np.array([16777216, 0.5], dtype=np.float32)), np.float32(16777216.0), np.float32(1e-7), repr(np.float32(3.4e38)), np.float32(123456.789))
