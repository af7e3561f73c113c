# attack: an array resized while it is iterated
# stopped by: nothing
import numpy as np


a = np.arange(10)
for value in a:
    a.resize(1, refcheck=False)
