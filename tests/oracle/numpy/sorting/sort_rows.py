# sorting rows by several columns
import numpy as np

t = np.array([[2, 9], [1, 5], [2, 3], [1, 7]])
print(t[np.lexsort((t[:, 1], t[:, 0]))])
print(t[t[:, 1].argsort()[::-1]])
print(np.sort(t, axis=0), np.sort(t.ravel())[::-1])
print(sorted(t.tolist()), t[np.argsort(t.sum(axis=1), kind='stable')])
