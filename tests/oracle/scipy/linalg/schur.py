# Schur's form, real and complex
import numpy as np
from scipy import linalg


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[0.0, 2, 2], [0, 1, 2], [1, 0, 1]])
t, z = linalg.schur(a)
print(t.round(10).tolist(), np.allclose(z @ t @ z.T, a), np.allclose(z.T @ z, np.eye(3)))
t, z = linalg.schur(a, output="complex")
print(np.diag(t).round(10).tolist(), np.allclose(z @ t @ z.conj().T, a))
t, z = linalg.rsf2csf(*linalg.schur(a))
print(np.diag(t).round(10).tolist(), np.allclose(z @ t @ z.conj().T, a))
refused(lambda: linalg.schur(a, output="best"))
refused(lambda: linalg.schur(a[:2]))
