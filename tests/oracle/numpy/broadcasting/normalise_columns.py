# centring and scaling columns and rows
import numpy as np

m = np.array([[1.0, 10.0], [2.0, 20.0], [3.0, 60.0]])
print(m - m.mean(axis=0))
print((m - m.mean(axis=0)) / m.std(axis=0))
print(m / m.sum(axis=1, keepdims=True))
print((m - m.min(axis=0)) / (m.max(axis=0) - m.min(axis=0)))
