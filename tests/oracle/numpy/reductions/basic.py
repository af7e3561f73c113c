# sum, prod, min, max, mean over everything
import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
print(a.sum(), a.prod(), a.min(), a.max(), a.mean(), a.std(), a.var(), np.ptp(a))
print(repr(np.sum(a)), repr(np.mean(a)), repr(np.max(a)), repr(np.sum([1.5, 2])), repr(np.amin(a)), repr(np.amax(a)))
print(np.sum([True, True, False]), np.prod([1.5, 2]), repr(np.sum([])), repr(np.prod([])), repr(np.mean([1, 2])))
print(np.sum([0.1] * 10), np.sum(np.full(1000, 0.1)), np.mean([0.1, 0.2, 0.3]))
try:
    np.max([])
except ValueError as error:
    print(error)
