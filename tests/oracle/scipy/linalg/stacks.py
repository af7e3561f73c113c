# Stacks of matrices
import numpy as np
from scipy import linalg

a = np.stack([np.eye(2), [[2.0, 1], [1, 3]]])
for name in ("inv", "pinv", "expm", "sqrtm", "logm", "cholesky", "eigvalsh", "svdvals"):
    print(name, getattr(linalg, name)(a).round(9).tolist())
print([part.shape for part in linalg.lu(a)], [part.shape for part in linalg.svd(a)], linalg.eigh(a)[0].round(10).tolist())
print(linalg.toeplitz([[1, 2], [3, 4]]).tolist(), linalg.circulant([[1, 2], [3, 4]]).tolist())
