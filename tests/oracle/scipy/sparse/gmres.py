# Restarts and reports of gmres.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import gmres

np.set_printoptions(precision=12)
A = csc_matrix(np.diag(np.arange(1.0, 13.0)) + np.eye(12, k=1))
b = np.ones(12)
sizes = []
x, info = gmres(A, b, restart=5, rtol=1e-8, callback=sizes.append, callback_type="pr_norm")
print(info, x.round(10), len(sizes), np.round(sizes[:3], 10))
print(gmres(A, b, restart=2, maxiter=1)[1])
try:
    gmres(A, b, callback=print, callback_type="often")
except ValueError as error:
    print(error)
