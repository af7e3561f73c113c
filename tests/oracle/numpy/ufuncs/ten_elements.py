# Small arrays with each other and with plain numbers: types, warnings and shapes as for large ones.
import warnings

import numpy as np

f = np.array([1.5, -2.0, 0.0, 4.0])
i = np.array([3, -2, 0, 2**62])
print(f + f, f - 1, 2 * f, f / 4.0, 1.0 / np.array([2.0, 4.0]))
print(i + i, i - 1, 3 * i, (i + 1.5).dtype, (i + 1).dtype, (f + 1).dtype)
print(f + np.float64(0.5), f * np.float32(2.0), (f * np.float32(2.0)).dtype, i + np.int8(1), (i + True).dtype)
print(f > 0, f == 0, i >= 0, i != 3, 1 < f, f == i, f < [0, 0, 5, 5])
print(np.array([0.1, np.nan]) == np.nan, np.array([0.1, np.nan]) != np.nan, np.array([np.nan]) < 1.0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(f / 0, f / f, np.array([1e308]) * 10, np.array([np.inf]) - np.inf)
print([str(warning.message) for warning in caught])
for attempt in (lambda: f + np.ones(3), lambda: i + 2**70, lambda: f + "a", lambda: i + None):
    try:
        print(attempt())
    except (TypeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)
m = np.arange(6.0).reshape(2, 3)
print(m + m, m.T + m.T, m + 1, (m.T * 2.0).flags.f_contiguous, m[:, 1] + m[:, 0], m[::-1] * 2)
empty = np.array([])
print(empty + 1, empty + empty, (empty > 1).dtype, np.array(3.0) + 1, type(np.array(3.0) + 1))
