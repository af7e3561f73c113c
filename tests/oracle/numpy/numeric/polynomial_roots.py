# roots, fits and evaluation
import numpy as np

print(np.round(np.sort(np.roots([1, -6, 11, -6])), 6), np.polyval(np.poly([2, 3]), 2), np.poly1d([1, 0, -4]).roots, np.round(np.polyfit([0, 1, 2], [1, 2, 5], 2), 6), np.polynomial.polynomial.polyval(2, [1, 2, 3]))
