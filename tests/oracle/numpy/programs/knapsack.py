# dynamic programming with arrays
import numpy as np

weights = np.array([1, 3, 4, 5])
values = np.array([1, 4, 5, 7])
capacity = 7
best = np.zeros((len(weights) + 1, capacity + 1), dtype=int)
for i in range(1, len(weights) + 1):
    w, v = weights[i - 1], values[i - 1]
    best[i] = best[i - 1]
    best[i, w:] = np.maximum(best[i - 1, w:], best[i - 1, :-w] + v)
print(best)
print(best[-1, -1])
