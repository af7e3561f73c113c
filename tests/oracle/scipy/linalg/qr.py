# QR, also with the longest column first
import numpy as np
from scipy import linalg

np.set_printoptions(precision=12)


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


a = np.array([[1.0, 2, 3], [4, 5, 6], [7, 8, 10], [1, 0, 1]])
q, r = linalg.qr(a)
print(q.shape, r.shape, np.allclose(q @ r, a), np.abs(np.diag(r)).round(10))
q, r = linalg.qr(a, mode="economic")
print(q.round(11).tolist(), r.round(10).tolist())
q, r, p = linalg.qr(a, pivoting=True)
print(p.tolist(), r[:3].round(10).tolist())
print(linalg.qr(a, mode="r", pivoting=True)[1].tolist())
r, q = linalg.rq(a[:3])
print(r.round(10).tolist(), np.allclose(r @ q, a[:3]))
print(linalg.qr_multiply(a, np.eye(4)[:2])[0].round(11).tolist())
refused(lambda: linalg.qr(a, mode="best"))
refused(lambda: linalg.qr([1, 2]))
