# a spiral walk of a matrix
import numpy as np

m = np.arange(1, 13).reshape(3, 4)
out = []
while m.size:
    out.extend(m[0].tolist())
    m = np.rot90(m[1:])
print(out)
