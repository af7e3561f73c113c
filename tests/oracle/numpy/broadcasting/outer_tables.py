# outer sums and products by broadcasting
import numpy as np

x = np.array([1, 2, 3])
print(x[:, None] + x, x[:, None] > x, x.reshape(3, 1) ** x, np.maximum(x[:, None], x))
print((x[:, None] == x).astype(int), np.abs(x[:, None] - x[None, :]))
