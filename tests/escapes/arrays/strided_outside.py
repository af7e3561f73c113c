# attack: a view outside its buffer
# stopped by: ValueError
import numpy as np


from numpy.lib.stride_tricks import as_strided
view = as_strided(np.zeros(4), shape=(10**6,), strides=(8,))
print("ESCAPED", view.sum())
