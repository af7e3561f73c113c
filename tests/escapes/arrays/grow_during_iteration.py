# attack: an array resized while it is iterated
# stopped by: nothing or ValueError or NotImplementedError or AttributeError
import numpy as np


a = np.arange(10)
for value in a:
    a.resize(1, refcheck=False)
