# integer and slice indexing
import numpy as np

a = np.arange(12).reshape(3, 4)
print(a[1], a[1, 2], a[-1, -1], a[1][2])
print(a[:2], a[:, 1], a[1:, ::2], a[::-1, 0])
print(a[..., -1], a[1, ...], a[0, 1:3])
print(repr(a[2, 3]), type(a[2, 3]).__name__)
print(a[5:], a[1:1].shape, a[:, 4:].shape)
print(a[np.newaxis].shape, a[:, None, :].shape, a[0, :, np.newaxis])
print(a[(1, 2)], a[np.int64(1), np.int64(0)])
