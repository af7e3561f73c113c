# resize in place and by function
import numpy as np

a = np.array([1, 2, 3])
print(np.resize(a, (2, 4)))
b = np.array([[1, 2], [3, 4]])
b.resize((2, 3), refcheck=False)
print(b)
b.shape = (6,)
print(b)
try:
    b.shape = (4, 4)
except ValueError as error:
    print(error)
