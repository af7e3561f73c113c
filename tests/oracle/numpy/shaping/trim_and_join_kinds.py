# zeros cut from every side of a table; joined and spaced values keep the type of the arrays
import numpy as np

table = np.array([[0, 0, 0], [0, 1, 0], [0, 2, 0]])
print(np.trim_zeros(table), np.trim_zeros(table, "f"), np.trim_zeros(table, axis=1), np.trim_zeros(np.zeros((2, 2))).shape)
print(np.trim_zeros([0, 1, 0]), np.trim_zeros((0, 0)))
print(repr(np.r_[np.float32([1, 2]), 3]), repr(np.r_[np.int8([1]), 2:4]), repr(np.r_[1, 2.5]))
print(repr(np.linspace(np.float32([0, 1]), 5, 3)), repr(np.logspace(0, 2, 3, base=[2, 3])))
print(np.roll([1, 2, 3], 1.0), np.ix_(np.array([], dtype=float))[0].dtype, np.unique(np.array([]), axis=0))
print(np.einsum([[1, 2], [3, 4]], [0, 1], [1, 0]), np.einsum(np.eye(2), [0, 0]), np.vecdot([100, 100], np.int8([1, 1])))
print(np.convolve(np.array([1, 2, 3], dtype=object), [1, 2]), np.interp([0.5, 2], [0, 1], [0, 1 + 2j]))
print(np.lib.stride_tricks.sliding_window_view(np.array(["a", "b", "c"]), 2), np.isneginf(np.uint8([1, 2])))
