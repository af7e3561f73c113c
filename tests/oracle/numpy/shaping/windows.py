# windows and filters
import numpy as np

print(np.hanning(5), np.hamming(5), np.blackman(5).round(6), np.bartlett(5), np.kaiser(5, 14).round(6))
