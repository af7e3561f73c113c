# principal components
import numpy as np

rng = np.random.default_rng(1)
data = rng.normal(size=(30, 3)) @ np.diag([3.0, 1.0, 0.2])
centred = data - data.mean(axis=0)
values, vectors = np.linalg.eigh(np.cov(centred, rowvar=False))
order = np.argsort(values)[::-1]
print(np.round(values[order], 6), np.round(values[order] / values.sum(), 6))
projected = centred @ vectors[:, order[:2]]
print(projected.shape, np.round(projected.var(axis=0, ddof=1), 6), np.round(np.abs(projected[0]), 6))
