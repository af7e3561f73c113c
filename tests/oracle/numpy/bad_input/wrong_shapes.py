# Shapes that do not fit
import numpy as np

a = np.arange(6)
calls = {
    "reshape": lambda: a.reshape(4, 2),
    "reshape two unknown": lambda: a.reshape(-1, -1),
    "reshape unknown": lambda: a.reshape(4, -1),
    "add": lambda: a + np.arange(4),
    "add 2-d": lambda: np.ones((2, 3)) + np.ones((3, 2)),
    "matmul": lambda: np.ones((2, 3)) @ np.ones((2, 3)),
    "dot": lambda: np.dot(np.ones((2, 3)), np.ones(2)),
    "matmul scalar": lambda: a @ 3,
    "concatenate": lambda: np.concatenate([np.ones((2, 2)), np.ones(2)]),
    "concatenate sizes": lambda: np.concatenate([np.ones((2, 2)), np.ones((2, 3))]),
    "concatenate nothing": lambda: np.concatenate([]),
    "stack": lambda: np.stack([np.ones(2), np.ones(3)]),
    "vstack": lambda: np.vstack([np.ones(2), np.ones(3)]),
    "hstack": lambda: np.hstack([np.ones((2, 2)), np.ones((3, 2))]),
    "axis": lambda: a.sum(axis=1),
    "axis of sort": lambda: np.sort(a, axis=-2),
    "transpose": lambda: np.ones((2, 3)).transpose(0, 0),
    "broadcast": lambda: np.broadcast_to(a, (4,)),
    "negative": lambda: np.zeros(-1),
    "fraction": lambda: np.zeros(1.5),
    "squeeze": lambda: np.ones((2, 1)).squeeze(axis=0),
    "split": lambda: np.split(a, 4),
    "assign": lambda: a.__setitem__(slice(0, 3), [1, 2]),
    "where": lambda: np.where(a > 1, a, np.arange(4)),
    "inverse": lambda: np.linalg.inv(np.ones((2, 3))),
    "singular": lambda: np.linalg.inv(np.ones((2, 2))),
    "solve": lambda: np.linalg.solve(np.eye(2), np.ones(3)),
    "cross": lambda: np.cross(np.ones(4), np.ones(4)),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
