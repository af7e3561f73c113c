# nested layouts of three and four dimensions
import numpy as np

print(np.arange(12).reshape(2, 3, 2))
print(repr(np.arange(8).reshape(2, 2, 2)))
print(np.zeros((2, 1, 1, 2)))
print(repr(np.zeros((1, 2, 1, 2))))
