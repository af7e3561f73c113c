# nan, inf and negative zero
import numpy as np

print(np.array([1.0, np.nan, np.inf, -np.inf]), np.array([-0.0, 0.0]), np.array([np.nan]), np.array([-np.inf, 1.5]), np.array([np.nan, -1.0]), repr(np.array([np.inf, 1])), np.array([np.nan, 1e10]), np.array([[np.nan, 1.25], [10, -np.inf]]))
