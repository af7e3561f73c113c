# block sums of a matrix
import numpy as np

m = np.arange(16).reshape(4, 4)
print(m.reshape(2, 2, 2, 2).sum(axis=(1, 3)), m.reshape(2, 2, 2, 2).swapaxes(1, 2).reshape(4, 2, 2)[1], np.kron(np.eye(2, dtype=int), np.ones((2, 2), dtype=int)), np.block([[m[:1, :1], m[:1, 1:]], [m[1:, :1], m[1:, 1:]]]).shape)
