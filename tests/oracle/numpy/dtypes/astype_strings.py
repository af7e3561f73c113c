# numbers to strings and back
import numpy as np

print(np.array([1.5, 2.0, 1e10]).astype(str))
print(np.array([1, -20]).astype('U'))
print(np.array([True, False]).astype(str))
print(np.array(['True', '']).astype(bool))
print(np.array([1.0, np.nan]).astype(str))
print(np.array(['1', '2']).astype(np.int8))
print(np.array([1 + 2j]).astype(str))
print(np.array(['nan', 'inf', '-1e3']).astype(float))
