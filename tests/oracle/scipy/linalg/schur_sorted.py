# Schur's form with chosen eigenvalues first
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[0.0, 2, 2, 1], [0, 1, 2, -3], [1, 0, 1, 4], [-2, 1, 0, -1]])
single = np.array([[1.0, 2, 3], [0, -4, 5], [0, 0, 6]])
for matrix in (a, single, -a):
    for sort in ("lhp", "rhp", "iuc", "ouc", lambda x, y: x > 1):
        t, z, count = linalg.schur(matrix, sort=sort)
        print(count, np.abs(t).round(8).tolist(), np.allclose(z @ t @ z.T, matrix), np.allclose(z.T @ z, np.eye(len(z))))
t, z, count = linalg.schur(single, sort="lhp")
print(t.round(9).tolist(), z.round(9).tolist(), count)
t, z, count = linalg.schur(a, sort="lhp")
print(t.round(8).tolist(), z.round(8).tolist())
t, z, count = linalg.schur(a, output="complex", sort="rhp")
print(count, np.diag(t).round(8).tolist(), np.allclose(z @ t @ z.conj().T, a))
t, z, count = linalg.schur(a + 1j * a.T, sort=lambda x: x.imag > 0)
print(count, np.diag(t).round(8).tolist(), np.allclose(z @ t @ z.conj().T, a + 1j * a.T))
print(linalg.schur(np.zeros((0, 0)), sort="lhp")[2], linalg.schur(a, sort="iuc")[2])
big = np.cos(np.arange(144.0) ** 2).reshape(12, 12)
t, z, count = linalg.schur(big, sort="lhp")
print(count, np.allclose(z @ t @ z.T, big), (np.linalg.eigvals(t[:count, :count]).real < 0).all())
print(np.sort_complex(np.linalg.eigvals(t[:count, :count])).round(8).tolist())
refused(lambda: linalg.schur(a, sort="best"))
refused(lambda: linalg.schur(a, sort=1))
