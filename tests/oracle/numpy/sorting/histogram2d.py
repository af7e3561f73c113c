# histogram2d and histogramdd
import numpy as np

x = np.array([0.1, 0.4, 0.5, 0.9])
y = np.array([0.2, 0.2, 0.8, 0.9])
h, xe, ye = np.histogram2d(x, y, bins=2)
print(h, xe, ye)
h, xe, ye = np.histogram2d(x, y, bins=[2, 3], range=[[0, 1], [0, 1]])
print(h)
h, edges = np.histogramdd(np.column_stack([x, y]), bins=(2, 2))
print(h, edges[0])
