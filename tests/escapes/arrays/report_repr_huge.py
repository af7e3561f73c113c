# attack: a report of a large array
# stopped by: nothing
import numpy as np

np.arange(10**6).reshape(1000, 1000)
