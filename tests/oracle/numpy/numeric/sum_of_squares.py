# errors and metrics
import numpy as np

y = np.array([3.0, -0.5, 2.0, 7.0])
p = np.array([2.5, 0.0, 2.0, 8.0])
print(np.mean((y - p) ** 2), np.mean(np.abs(y - p)), np.sqrt(np.mean((y - p) ** 2)), 1 - np.sum((y - p) ** 2) / np.sum((y - y.mean()) ** 2), np.max(np.abs(y - p)), np.corrcoef(y, p)[0, 1].round(8))
