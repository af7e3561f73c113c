# what some functions refuse: kinds that would be ambiguous, arrays with too few or too many axes
import numpy as np

a = np.array([1.0, 2.0])
for refused in (
    lambda: np.isposinf(a + 0j),
    lambda: np.i0(a + 0j),
    lambda: np.interp(1, [0, 1], np.array(["2024-01-01", "2024-01-02"], dtype="M8[D]")),
    lambda: np.interp(a + 0j, [0, 1], [0, 1]),
    lambda: np.isin(a, [1], kind="table"),
    lambda: np.common_type(np.array([True])),
    lambda: np.clip(a, 1),
    lambda: np.clip(a, 1, 2, min=0),
    lambda: np.vecdot(a, 2),
    lambda: np.matvec(a, a),
    lambda: np.linalg.outer(np.eye(2), a),
    lambda: np.linalg.multi_dot([np.ones((2, 2, 2)), np.eye(2), np.eye(2)]),
    lambda: np.pad(np.array([]), 1, mode="mean"),
    lambda: np.einsum("i?", np.eye(2)),
):
    try:
        print(refused())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(np.isreal(["a"]), np.isreal([1, 2]), np.linalg.cond([[1, 2], [2, 4]], 1), np.linalg.norm(np.empty((0, 0)), 1))
