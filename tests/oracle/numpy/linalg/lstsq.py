# least squares
import numpy as np

x = np.array([0, 1, 2, 3])
y = np.array([-1, 0.2, 0.9, 2.1])
a = np.vstack([x, np.ones(len(x))]).T
coef, residual, rank, s = np.linalg.lstsq(a, y, rcond=None)
print(np.round(coef, 6), np.round(residual, 6), rank, np.round(s, 6))
print(np.linalg.lstsq([[1.0, 0], [1, 1], [1, 2]], [[1.0, np.nan], [2, 3], [3, 4]])[0].round(6), np.polyfit([0, 1, 2], [1, np.nan, 3], 1))
