# ellipsis and newaxis
import numpy as np

a = np.arange(8).reshape(2, 2, 2)
print(a[..., 0], a[0, ...], a[...].shape)
print(a[:, np.newaxis].shape, a[..., None].shape, a[None, ..., None].shape)
print(np.arange(3)[:, None].shape, a[1, ..., np.newaxis, 0].shape)
