# running maxima and minima
import numpy as np

a = np.array([3, 1, 4, 1, 5, 9, 2, 6])
print(np.maximum.accumulate(a), np.minimum.accumulate(a), np.maximum.accumulate(a[::-1])[::-1], (a == np.maximum.accumulate(a)), np.add.accumulate(a) / np.arange(1, 9))
