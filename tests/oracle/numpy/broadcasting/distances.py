# pairwise distances with newaxis
import numpy as np

p = np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0]])
d = np.sqrt(((p[:, None, :] - p[None, :, :]) ** 2).sum(axis=-1))
print(d)
print(d.argmin(axis=1), np.unravel_index(d.argmax(), d.shape))
b = np.broadcast(np.ones((3, 1)), np.ones(4))
print(b.shape, b.size, b.ndim)
