# evaluation, derivative, integral, products
import numpy as np

p = [1, -3, 2]
print(np.polyval(p, 5), np.polyval(p, [0, 1, 2]), np.roots(p), np.poly([1, 2]), np.polyder(p), np.polyint(p), np.polyadd(p, [1, 1]), np.polysub(p, [1, 1]), np.polymul(p, [1, 1]), np.polydiv([1, -3, 2], [1, -1]))
print(np.polyder([1, 0, 0, 0], 2), np.roots([1, 0, 0]), np.roots([0, 0, 1]), np.round(np.roots([1, 0, 1]), 6) + 0.0)
