# floating sums as numpy adds them
import numpy as np

x = np.arange(1, 10001) / 7
print(repr(x.sum()), repr(x.mean()), repr(x.var()), repr(x.std()))
print(repr((x.reshape(100, 100)).sum(axis=0)[:3]), repr((x.reshape(100, 100)).sum(axis=1)[:3]))
print(repr(np.cumsum(x)[-1]), repr(np.sum(1 / np.arange(1, 5000)**2)), repr(np.sum(x[::3])))
print(repr((x * 0.1).sum()), repr(np.float32(0.1) * np.ones(1000, dtype=np.float32).sum()))
print(repr(np.ones(1000, dtype=np.float32).cumsum()[-1]), repr((np.ones(3000, dtype=np.float32) * 0.1).sum()))
