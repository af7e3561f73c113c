# Empty arrays through the usual functions
import numpy as np

e = np.array([])
t = np.zeros((0, 3))
calls = {
    "sum": lambda: (e.sum(), e.prod(), t.sum(axis=0), t.sum(axis=1)),
    "max": lambda: t.max(axis=0),
    "max rows": lambda: t.max(axis=1),
    "sort": lambda: (np.sort(e), np.argsort(e), np.unique(e)),
    "cumsum": lambda: (np.cumsum(e), np.diff(e)),
    "concatenate": lambda: np.concatenate([e, e]),
    "percentile": lambda: np.percentile(e, 50),
    "histogram": lambda: np.histogram(e, bins=2),
    "dot": lambda: (e @ e, t @ t.T, t.T @ t),
    "any": lambda: (e.any(), e.all()),
    "where": lambda: np.where(e > 0),
    "reshape": lambda: (t.reshape(3, 0).shape, e.reshape(0, 5).shape),
    "reshape unknown": lambda: e.reshape(0, -1),
    "split": lambda: np.array_split(e, 2),
    "interp": lambda: np.interp([1], [], []),
    "argmin": lambda: t.argmin(axis=0),
    "median of none": lambda: np.nanmax(e),
    "minimum reduce": lambda: np.minimum.reduce(e),
    "meshgrid": lambda: np.meshgrid(e, e),
    "det": lambda: np.linalg.det(np.zeros((0, 0))),
    "inverse": lambda: np.linalg.inv(np.zeros((0, 0))).shape,
    "searchsorted": lambda: np.searchsorted(e, 1),
    "take": lambda: np.take(e, 0),
    "take none": lambda: np.take(e, []),
    "printing": lambda: (np.zeros((2, 0)), np.zeros(0, dtype=int), np.array([[]], dtype="U3")),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
