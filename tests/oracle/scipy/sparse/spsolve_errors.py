# Singular and ill-shaped systems.
import warnings
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import MatrixRankWarning, splu, spsolve, spsolve_triangular

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(spsolve(csc_matrix([[1.0, 2.0], [2.0, 4.0]]), [1.0, 1.0]))
print([(w.category is MatrixRankWarning, str(w.message)) for w in seen])
for wrong in (
    lambda: spsolve(csc_matrix((2, 3)), [1, 2]),
    lambda: spsolve(csc_matrix(np.eye(2)), [1, 2, 3]),
    lambda: splu(csc_matrix((2, 2))),
    lambda: splu(csc_matrix((2, 3))),
    lambda: spsolve_triangular(csc_matrix([[0.0, 0.0], [1.0, 1.0]]), [1.0, 1.0]),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
