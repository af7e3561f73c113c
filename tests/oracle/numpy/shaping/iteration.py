# nditer and flat iteration
import numpy as np

m = np.arange(4).reshape(2, 2)
for x in np.nditer(m):
    print(x, end=" ")
print()
for row in m:
    for x in row:
        print(int(x), end=" ")
print()
print(list(zip(m[:, 0], m[:, 1])), [r.tolist() for r in m], m.tolist(), tuple(map(tuple, m.tolist())))
