# arrays over the threshold are cut
import numpy as np

print(np.arange(2000))
print(repr(np.arange(1001)))
print(np.zeros((100, 100)))
print(np.arange(3000).reshape(1000, 3))
print(repr(np.arange(4000.0).reshape(20, 200)), np.arange(8000).reshape(20, 20, 20))
