# transposes of images
import numpy as np

a = np.arange(2 * 2 * 3).reshape(2, 2, 3)
print(a.transpose(2, 0, 1), a[..., ::-1][0], a.mean(axis=2), a.reshape(-1, 3), a.swapaxes(0, 1)[0], np.moveaxis(a, -1, 0).shape)
