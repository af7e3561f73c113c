# count_nonzero and boolean reductions
import numpy as np

m = np.array([[0, 1, 2], [3, 0, 0]])
print(np.count_nonzero(m), np.count_nonzero(m, axis=0), np.count_nonzero(m > 1, axis=1), np.count_nonzero([True, False]))
print((m > 0).sum(axis=1), (m > 0).mean(), np.all(m >= 0), np.any(m > 5), (m == 0).any(axis=0), m.all(), m.nonzero())
