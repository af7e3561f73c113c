# edit distance table
import numpy as np

a, b = "kitten", "sitting"
d = np.zeros((len(a) + 1, len(b) + 1), dtype=int)
d[:, 0] = np.arange(len(a) + 1)
d[0] = np.arange(len(b) + 1)
for i in range(1, len(a) + 1):
    for j in range(1, len(b) + 1):
        d[i, j] = min(d[i - 1, j] + 1, d[i, j - 1] + 1, d[i - 1, j - 1] + (a[i - 1] != b[j - 1]))
print(d)
print(d[-1, -1], type(d[-1, -1]).__name__)
