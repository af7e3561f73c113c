# Python sum and numpy sum differ
import numpy as np

a = np.array([0.1] * 10)
print(sum(a), a.sum(), sum([0.1] * 10))
print(np.mean(a), a.mean() == 0.1, a.cumsum()[-1])
print(np.float32(0.1) * 3, np.array([0.1], dtype=np.float32) * 3)
