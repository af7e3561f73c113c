# positions of maxima per row
import numpy as np

m = np.array([[3, 9, 2], [8, 1, 7]])
print(m[np.arange(2), m.argmax(axis=1)], m.max(axis=1))
print(np.argwhere(m == m.max()), list(zip(*np.where(m > 6))))
print(m[m.argmax(axis=0), range(3)])
print(np.argmax(m > 5, axis=1), np.flatnonzero(m.ravel() > 7))
