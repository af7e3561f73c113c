"""What iterative solvers start from."""

import numpy as np

from ._operator import IdentityOperator, LinearOperator, aslinearoperator


def made_system(A, M, x0, b):
    """Operators, the start and the right side, in one type."""
    given, A = A, aslinearoperator(A)
    if A.shape[0] != A.shape[1]:
        raise ValueError(f"expected square matrix, but got shape={(A.shape,)}")
    n = A.shape[0]
    b = np.asanyarray(b)
    if b.shape not in ((n, 1), (n,)):
        raise ValueError(f"shapes of A {A.shape} and b {b.shape} are incompatible")
    if b.dtype.char not in "fdFD":
        b = b.astype(np.float64)
    kind = A.dtype if A.dtype is not None and A.dtype.char in "fdFD" else np.dtype(np.float64)
    kind = np.result_type(kind, b.dtype)
    b = np.asarray(b, dtype=kind).ravel()
    if M is None:
        solve, back = getattr(given, "psolve", None), getattr(given, "rpsolve", None)
        if solve is None and back is None:
            M = IdentityOperator(A.shape, A.dtype)
        else:
            M = LinearOperator(A.shape, solve or (lambda x: x), rmatvec=back or (lambda x: x), dtype=A.dtype)
    else:
        M = aslinearoperator(M)
        if A.shape != M.shape:
            raise ValueError("matrix and preconditioner have different shapes")
    if x0 is None:
        x = np.zeros(n, dtype=kind)
    elif isinstance(x0, str) and x0 == "Mb":
        x = M.matvec(b.copy())
    else:
        x = np.array(x0, dtype=kind)
        if x.shape not in ((n, 1), (n,)):
            raise ValueError(f"shapes of A {A.shape} and x0 {x.shape} are incompatible")
        x = x.ravel()
    return A, M, x, b


def tolerance(name, size, atol, rtol):
    """The norm of the residual at which to stop."""
    if isinstance(atol, str) or atol is None or atol < 0:
        raise ValueError(
            f"'scipy.sparse.linalg.{name}' called with invalid `atol`={atol}; if set, `atol` must be a real, non-negative number."
        )
    return max(float(atol), float(rtol) * float(size))
