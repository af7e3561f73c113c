# any and all with axes
import numpy as np

m = np.array([[True, False], [True, True]])
print(m.any(), m.all(), m.any(axis=0), m.all(axis=1), m.all(axis=0, keepdims=True), np.any(m, axis=(0, 1)), m.sum(), m.sum(axis=0), m.prod())
print(np.all([1, 2, 0]), np.all(np.array([])), (m | ~m).all())
