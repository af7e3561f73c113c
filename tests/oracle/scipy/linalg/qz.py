# Schur's form of two matrices at once, also with chosen eigenvalues first
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def ordered(w):
    return w[np.lexsort((w.imag.round(7), w.real.round(7)))].round(9) + 0.0


a = np.array([[2.0, 1, 3, 0], [0, 1, 4, 2], [5, 2, 1, 1], [1, 0, 2, 3]])
b = np.array([[4.0, 1, 0, 2], [1, 3, 1, 0], [0, 1, 5, 1], [2, 0, 1, 6]])
turning = np.array([[0.0, 2, 0, 1], [-3, 0, 1, 0], [0, 1, 0, 5], [1, 0, -4, 1]])
for first, output in ((a, "real"), (turning, "real"), (turning, "complex"), (a + 1j * turning, "real")):
    s, t, q, z = linalg.qz(first, b, output=output)
    print(s.dtype, np.allclose(q @ s @ z.conj().T, first), np.allclose(q @ t @ z.conj().T, b))
    print(np.allclose(q.conj().T @ q, np.eye(4)), np.allclose(z.conj().T @ z, np.eye(4)))
    print(np.abs(np.tril(t, -1)).max() == 0, np.abs(np.tril(s, -2)).max() == 0, (np.diag(t).real >= 0).all())
    print(ordered(linalg.eigvals(s, t)))
for sort in ("lhp", "rhp", "iuc", "ouc", lambda x, y: x.real > y.real):
    for first, output in ((a + a.T - 6 * np.eye(4), "real"), (turning, "complex")):
        s, t, alpha, beta, q, z = linalg.ordqz(first, b, sort=sort, output=output)
        print(np.allclose(q @ s @ z.conj().T, first), np.allclose(q @ t @ z.conj().T, b), s.dtype, alpha.dtype, beta.dtype)
        w = alpha / beta
        chosen = {"lhp": w.real < 0, "rhp": w.real > 0, "iuc": abs(w) < 1, "ouc": abs(w) > 1}.get(sort, w.real > 1) if isinstance(sort, str) else alpha.real > beta.real
        print(chosen.tolist(), ordered(w))
refused(lambda: linalg.qz(a, b, output="best"))
refused(lambda: linalg.qz(a, b[:3]))
refused(lambda: linalg.qz(a, b, sort="lhp"))
refused(lambda: linalg.ordqz(a, b, sort="first"))
