# checking a latin square
import numpy as np

square = np.array([[(i * 3 + i // 3 + j) % 9 + 1 for j in range(9)] for i in range(9)])
print(square)
rows = all(len(np.unique(r)) == 9 for r in square)
cols = all(len(np.unique(c)) == 9 for c in square.T)
boxes = all(len(np.unique(square[i:i + 3, j:j + 3])) == 9 for i in (0, 3, 6) for j in (0, 3, 6))
print(rows, cols, boxes, square.sum(axis=0)[0], np.trace(square))
