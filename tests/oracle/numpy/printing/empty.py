# empty arrays
import numpy as np

print(np.array([]), repr(np.array([])), repr(np.array([], dtype=int)), repr(np.zeros((0, 3))), np.zeros((3, 0)), repr(np.zeros((2, 0), dtype=np.float32)), repr(np.array([], dtype=str)), repr(np.array([], dtype=object)))
