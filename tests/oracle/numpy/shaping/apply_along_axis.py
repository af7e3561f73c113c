# apply_along_axis and apply_over_axes
import numpy as np

m = np.array([[3, 1, 2], [9, 7, 8]])
print(np.apply_along_axis(sorted, 1, m), np.apply_along_axis(lambda r: r.max() - r.min(), 1, m), np.apply_along_axis(np.sum, 0, m), np.apply_along_axis(lambda c: c * 2.5, 0, m))
print(np.apply_along_axis(lambda r: [r[0], r[-1]], 1, m), np.apply_over_axes(np.sum, np.arange(8).reshape(2, 2, 2), [0, 2]))
