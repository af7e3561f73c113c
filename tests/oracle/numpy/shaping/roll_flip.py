# roll, flip, rot90
import numpy as np

a = np.arange(5)
m = np.arange(6).reshape(2, 3)
print(np.roll(a, 2), np.roll(a, -1), np.roll(m, 1), np.roll(m, 1, axis=0), np.roll(m, 1, axis=1), np.roll(m, (1, 1), axis=(0, 1)))
print(np.flip(a), np.flip(m), np.flip(m, 0), np.flip(m, axis=1), np.fliplr(m), np.flipud(m), np.rot90(m), np.rot90(m, 2), np.rot90(m, -1))
