# boolean arrays
import numpy as np

print(np.array([True, False]), np.array([[True], [False]]), repr(np.array([True, False])), np.array([], dtype=bool), repr(np.array([[True, False], [False, True]])))
