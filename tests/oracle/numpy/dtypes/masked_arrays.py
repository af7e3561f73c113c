# Masked arrays.
import numpy as np

a = np.ma.array([1.0, 2.0, 3.0], mask=[False, True, False])
print(a.mean(), a.filled(0), a.compressed(), np.ma.masked_invalid([1.0, np.nan]).count())
print(np.ma.masked_where(np.arange(4) > 2, np.arange(4)))
