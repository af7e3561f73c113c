# reductions along axes
import numpy as np

a = np.arange(12).reshape(3, 4)
print(a.sum(axis=0), a.sum(axis=1), a.sum(axis=-1), a.mean(axis=0), a.max(axis=1), a.min(axis=0), a.prod(axis=1))
b = np.arange(24).reshape(2, 3, 4)
print(b.sum(axis=(0, 2)), b.mean(axis=1), b.max(axis=(1, 2)), b.sum(axis=None))
print(a.std(axis=0), a.var(axis=1), np.median(a, axis=0), np.ptp(a, axis=1))
try:
    a.sum(axis=2)
except ValueError as error:
    print(type(error).__name__, error)
