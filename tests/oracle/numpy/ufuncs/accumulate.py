# accumulate, cumsum, cumprod
import numpy as np

print(np.add.accumulate([1, 2, 3]), np.multiply.accumulate([1, 2, 3, 4]))
print(np.maximum.accumulate([3, 1, 4, 1, 5]))
m = np.arange(1, 7).reshape(2, 3)
print(np.cumsum(m), np.cumsum(m, axis=0), m.cumsum(axis=1), np.cumprod(m), m.cumprod(axis=1))
print(np.cumsum([0.1] * 4), np.cumsum([True, True, False]), np.cumulative_sum(np.array([1, 2, 3]), include_initial=True))
print(np.add.accumulate(m, axis=1), np.logical_or.accumulate([False, True, False]))
