# float scalars as Python prints them
import numpy as np

print(np.float64(1e16), np.float64(1e15), np.float64(1e-5), np.float64(0.0001), np.float64(123456789.123), np.float64(-0.0), np.float64(1.0), repr(np.float64(1e100)), np.float32(1e16), np.float64(2) ** 70, np.sqrt(2), np.mean([1, 2]), np.int64(-5), np.float64(100000000000000000000))
