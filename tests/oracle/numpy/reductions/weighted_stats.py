# weighted mean and deviation
import numpy as np

v = np.array([10.0, 20.0, 30.0])
w = np.array([1, 2, 1])
mean = np.average(v, weights=w)
print(mean, np.sqrt(np.average((v - mean) ** 2, weights=w)), (v * w).sum() / w.sum(), np.repeat(v, w).std())
