# dtypes as dictionary keys
import numpy as np

print({np.dtype('f8'): 1}[np.dtype(float)])
print(np.dtype('i4') in (np.int32,))
print(np.array([1]).dtype == int, np.array([1.0]).dtype == 'float64', np.array(['a']).dtype == 'U1')
print(np.array([1.5]).dtype in [np.float64, np.float32])
print(np.dtype(float).num > 0)
print(np.array([1]).dtype.kind in 'iu')
