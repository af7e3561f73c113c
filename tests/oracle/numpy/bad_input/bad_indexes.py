# Indexes out of range or of the wrong kind
import numpy as np

a = np.arange(6).reshape(2, 3)
calls = {
    "far": lambda: a[5],
    "far second": lambda: a[0, 9],
    "negative": lambda: a[-3],
    "three": lambda: a[0, 0, 0],
    "fraction": lambda: a[1.5],
    "text": lambda: a["x"],
    "none": lambda: a[None].shape,
    "list far": lambda: a[[0, 5]],
    "mask length": lambda: a[np.array([True, False, True])],
    "mask shape": lambda: a[np.ones((3, 3), dtype=bool)],
    "unequal lists": lambda: a[[0, 1], [0, 1, 2]],
    "floats": lambda: a[np.array([0.0, 1.0])],
    "two ellipses": lambda: a[..., ...],
    "slice far": lambda: a[10**18:].shape,
    "step zero": lambda: a[::0],
    "take": lambda: np.take(a, 99),
    "take clip": lambda: np.take(a, [99, -99], mode="clip"),
    "take wrap": lambda: np.take(a, [99, -99], mode="wrap"),
    "take mode": lambda: np.take(a, [0], mode="sideways"),
    "put": lambda: np.put(a, 99, 1),
    "delete": lambda: np.delete(a, 9, axis=0),
    "insert": lambda: np.insert(np.arange(3), 9, 1),
    "item": lambda: a.item(99),
    "unravel": lambda: np.unravel_index(99, (2, 3)),
    "ravel": lambda: np.ravel_multi_index((5, 5), (2, 3)),
    "choose": lambda: np.choose([5], [1, 2]),
    "assign": lambda: a.__setitem__((0, 9), 1),
    "read only": lambda: np.broadcast_to(1, (3,)).__setitem__(0, 2),
    "empty max": lambda: np.array([]).max(),
    "empty argmax": lambda: np.array([]).argmax(),
    "iterate scalar": lambda: list(np.array(5)),
    "length of scalar": lambda: len(np.array(5)),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
