# polynomial fits
import numpy as np

x = np.array([0.0, 1.0, 2.0, 3.0])
print(np.round(np.polyfit(x, 2 * x + 1, 1), 6) + 0.0, np.round(np.polyfit(x, x ** 2 - 1, 2), 6) + 0.0)
slope, intercept = np.polyfit([1, 2, 3], [2, 4, 5], 1)
print(round(slope, 6), round(intercept, 6))
coef, cov = np.polyfit(x, [1, 3, 2, 5], 1, cov=True)
print(np.round(coef, 6), np.round(cov, 6), np.round(np.polyfit(x, np.column_stack([x, x * 2]), 1), 6) + 0.0)
print(np.round(np.polyfit(x, [1, 3, 2, 5], 1, w=[1, 2, 1, 2]), 6))
