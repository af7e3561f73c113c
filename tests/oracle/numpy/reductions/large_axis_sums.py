# sums of a large matrix
import numpy as np

m = (np.arange(100000).reshape(100, 1000) % 17) * 0.1
print(repr(m.sum()), repr(m.mean()), repr(m.std()))
print(m.sum(axis=0)[:3], m.sum(axis=1)[:3], m.max(axis=1)[:3], m.argmax(axis=0)[:5])
print(m.mean(axis=0).std(), m.T.sum(axis=0)[:2], np.median(m), m.var(axis=1)[:2])
