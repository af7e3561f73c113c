# constants
import numpy as np

print(np.pi, np.e, np.inf, np.nan, np.euler_gamma, np.newaxis, -np.inf)
print(repr(np.pi), type(np.pi).__name__, np.inf > 1e308)
