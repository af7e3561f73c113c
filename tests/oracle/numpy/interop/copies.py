# copy and pickle of arrays and scalars.
import copy
import pickle

import numpy as np

values = [
    np.arange(6.0).reshape(2, 3),
    np.arange(4, dtype=np.int8),
    np.array([True, False]),
    np.array(["a", "bcd"]),
    np.array([b"x", b"yz"]),
    np.array([1 + 2j, 3j]),
    np.array(["2020-01-01", "NaT"], dtype="datetime64[D]"),
    np.array([1, 90], dtype="timedelta64[s]"),
    np.array([1, None, "x"], dtype=object),
    np.array([(1, 2.5), (3, 4.5)], dtype=[("n", "i4"), ("x", "f8")]),
    np.zeros((0, 3)),
    np.float64(2.5),
    np.int32(7),
    np.bool_(True),
    np.datetime64("2021-05-01"),
]
for value in values:
    for made in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        print(type(made).__name__, made.dtype, made.shape, made.tolist() == value.tolist() or repr(made), end=" ")
    print()
nested = {"a": np.arange(3), "b": [np.ones(2), 5]}
twin = copy.deepcopy(nested)
twin["a"][0] = 99
print(nested, twin)
print(pickle.loads(pickle.dumps(nested)))
