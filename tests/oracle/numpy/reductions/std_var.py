# ddof and dtypes of std and var
import numpy as np

a = np.array([2, 4, 4, 4, 5, 5, 7, 9])
print(a.std(), a.var(), np.std(a, ddof=1), np.var(a, ddof=1))
print(np.std([[1, 2], [3, 5]], axis=0), np.var([[1, 2], [3, 5]], axis=1, ddof=1))
print(repr(np.std(np.array([1, 2], dtype=np.float32))), np.std([5]), np.var([1 + 1j, 2]))
print(np.std(a, mean=np.mean(a)), np.std(a, correction=1))
