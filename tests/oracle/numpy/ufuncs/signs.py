# sign, abs and comparisons with zero
import numpy as np

a = np.array([-2.5, 0.0, 3.0, -0.0, np.nan])
print(np.sign(a), np.abs(a), np.signbit(a), a > 0, np.negative(a), np.maximum(a, 0), np.copysign(1, a))
print(np.abs(np.array([-128], dtype=np.int8)), np.sign([5]), abs(-3 + np.array([1])))
