# numpy.testing functions
import numpy as np

from numpy.testing import assert_allclose, assert_almost_equal, assert_array_almost_equal, assert_array_equal, assert_equal, assert_raises
assert_allclose([1.0, 2.0], [1.0, 2.0 + 1e-9])
assert_array_equal([1, 2], np.array([1, 2]))
assert_almost_equal(1.0, 1.00000001)
assert_array_almost_equal([1.0], [1.0000001])
assert_equal({"a": 1}, {"a": 1})
for action in [lambda: assert_allclose([1.0], [2.0]), lambda: assert_array_equal([1, 2], [1, 3])]:
    try:
        action()
        print("no error")
    except AssertionError as error:
        print(str(error))
with assert_raises(ValueError):
    int("x")
print("done")
