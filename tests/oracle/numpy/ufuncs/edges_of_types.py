# What objects, scalars, empty keys and branch cuts give at the edges of what a type can do.
import warnings

import numpy as np

warnings.simplefilter("error")


def tell(text, call):
    try:
        print(text, "->", repr(call()))
    except Exception as error:
        print(text, "->", type(error).__name__, error)


objects = np.array([3, 1, 2], dtype=object)
tell("any of objects", lambda: objects.any())
tell("mean of objects", lambda: objects.mean())
tell("std of objects", lambda: objects.std())
tell("parts of objects", lambda: np.modf(objects))

tell("a scalar as a list", lambda: list(np.float64(2.5)))
tell("float times list", lambda: np.float64(2.5) * [1, 2])
tell("int times list", lambda: np.int64(2) * [1, 2])
tell("overflow of int8", lambda: np.int8(100) + np.int8(100))
tell("overflow of int64", lambda: np.int64(2**62) * 4)
tell("timedelta of nothing", lambda: np.timedelta64())

tell("gcd's identity", lambda: np.gcd.identity)
tell("logaddexp's identity", lambda: np.logaddexp.identity)
tell("equal folded", lambda: np.equal.reduce(np.arange(3)))
tell("no axes, one axis", lambda: np.array(2.5).sum(axis=0))
tell("running sum of no axes", lambda: np.array(2.5).cumsum(axis=0))

numbers = np.arange(3)
tell("empty mask", lambda: numbers[np.array([], dtype=bool)])
tell("array into one place", lambda: numbers.__setitem__(0, np.array([5])))
tell("float copied into ints", lambda: np.copyto(numbers, 1.5))
tell("arange before None", lambda: np.arange(3, None))

for value in (3 + 0j, complex(3, -0.0)):
    print(value, np.arcsin(value), np.arccos(value), np.arcsinh(value), np.arctanh(value))
