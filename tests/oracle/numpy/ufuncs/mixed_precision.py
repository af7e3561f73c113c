# float32 with Python and numpy scalars
import numpy as np

a = np.array([1, 2], dtype=np.float32)
print((a + 1).dtype, (a + 1.5).dtype, (a + np.float64(1)).dtype, (a * np.array([1.0])).dtype, (a + np.int64(1)).dtype, (a + np.arange(2)).dtype)
print(np.sin(a).dtype, np.mean(a).dtype, (a > 1).dtype, (a / 3), np.sqrt(np.arange(3, dtype=np.int16)).dtype)
print(np.add(np.float32(1), 1).dtype, (np.int8(1) + 1).dtype, (np.array([1], np.int8) + 1).dtype, (np.array([1], np.int8) * 1.0).dtype)
