# complex layouts
import numpy as np

print(np.array([1 + 2j, -3.5 - 4j]), repr(np.array([1j, 2])), np.array([1e10 + 1j]), np.array([[1 + 0j], [0 - 1.25j]]), np.array([complex(np.nan, 1)]))
