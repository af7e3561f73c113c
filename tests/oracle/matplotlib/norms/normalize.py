# Linear norms.
import numpy as np
from matplotlib.colors import Normalize

n = Normalize(0, 10)
print(n(3), n(3.0), n(300), n([1, 2, 30]).tolist(), n(np.array([[1, 2], [3, 4]])).tolist(), n([]).tolist())
print(n(np.array([1, np.nan])).tolist(), n(np.array([1, 2], dtype=np.float32)).dtype, n(np.array([1, 2], dtype=np.int8)).dtype, n([1, 2]).dtype)
print(n.inverse(0.5), n.inverse([0.1, 0.2]).tolist(), n.vmin, n.vmax, n.clip)
print(Normalize(0, 10, clip=True)([-3, 30]).tolist(), Normalize(1, 1)([1, 2]).tolist(), n([-5, 50], clip=True).tolist())
k = Normalize()
print(k.scaled(), k([2, 4, 6]).tolist(), k.vmin, k.vmax, k.scaled())
k.autoscale([3, 4]); print(k.vmin, k.vmax)
k.autoscale_None([1, 9]); print(k.vmin, k.vmax)
k.vmin = None; k.autoscale_None([1, 9]); print(k.vmin, k.vmax)
for call in (lambda: Normalize(3, 1)([1, 2]), lambda: Normalize().inverse(3)):
    try:
        print(call())
    except ValueError as error:
        print(error)
