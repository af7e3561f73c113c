# minimum and maximum of other kinds
import numpy as np

print(np.array(['2024-01-02', '2024-01-01'], dtype='M8[D]').min())
print(np.array([True, False]).max(), np.array([3 + 1j, 2]).max())
print(np.max(np.array([1, 5], dtype=object)), np.min([[1, 2], [0, 5]], axis=None), np.max([np.inf, 1]), np.min([-np.inf, np.nan]))
