# out with reductions and comparisons
import numpy as np

out = np.empty(3)
np.multiply([1, 2, 3], 2.5, out=out)
print(out)
b = np.empty(2)
np.sum([[1, 2], [3, 4]], axis=0, out=b)
print(b)
c = np.zeros(3, dtype=bool)
np.greater([1, 5, 3], 2, out=c)
print(c)
np.clip(out, 3, 6, out=out)
print(out, np.cumsum([1, 2, 3], out=np.zeros(3, dtype=int)), np.round([1.26, 2.74], 1, out=np.zeros(2)))
