# softmax regression on three blobs
import numpy as np

rng = np.random.default_rng(5)
x = np.vstack([rng.normal(c, 0.6, (20, 2)) for c in [(0, 0), (3, 0), (0, 3)]])
y = np.repeat(np.arange(3), 20)
w = np.zeros((3, 3))
design = np.c_[np.ones(60), x]
for _ in range(300):
    z = design @ w
    p = np.exp(z - z.max(axis=1, keepdims=True))
    p /= p.sum(axis=1, keepdims=True)
    p[np.arange(60), y] -= 1
    w -= 0.1 * design.T @ p / 60
pred = (design @ w).argmax(axis=1)
print((pred == y).mean(), w.round(3), np.bincount(pred))
