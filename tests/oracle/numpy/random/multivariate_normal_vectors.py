# Normal vectors of several variables: the same numbers, signs included, from both kinds of streams
import numpy as np

for n in (2, 3, 5, 9, 16):
    parts = np.random.RandomState(n).normal(size=(n + 2, n))
    cov = parts.T @ parts / n
    mean = np.arange(n, dtype=float)
    print(n, np.round(np.random.RandomState(0).multivariate_normal(mean, cov, 2).sum(axis=1), 8))
    print(n, np.round(np.random.default_rng(0).multivariate_normal(mean, cov, size=2)[:, :3], 8).tolist())

np.random.seed(42)
print(np.round(np.random.multivariate_normal([0, 0], [[1, 0.8], [0.8, 1]], 3), 8).tolist())
print(np.round(np.random.default_rng(1).multivariate_normal([1.0, 2.0, 3.0], np.diag([1.0, 4.0, 9.0])), 8))
print(np.round(np.random.default_rng(1).multivariate_normal([0, 0], [[1, 1], [1, 1]], 2), 6).tolist())
print(np.round(np.random.default_rng(1).multivariate_normal([0, 0], np.zeros((2, 2)), 2), 6).tolist())
