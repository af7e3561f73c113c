# Single precision stays single
import numpy as np
from scipy import linalg

a = np.array([[2, 1], [1, 3]], dtype=np.float32)
for name in ("inv", "expm", "cholesky", "eigvalsh", "svdvals", "pinv", "sqrtm"):
    print(name, getattr(linalg, name)(a).dtype)
print(linalg.solve(a, a[0]).dtype, linalg.qr(a)[0].dtype, linalg.lu(a)[1].dtype, linalg.solve(a, np.array([1.0, 2])).dtype)
print(linalg.inv([[2, 0], [0, 4]]).dtype, linalg.det([[1, 2], [3, 4]]))
