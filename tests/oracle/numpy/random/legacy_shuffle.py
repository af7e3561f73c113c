# legacy stream: shuffle of arrays and lists
import numpy as np

np.random.seed(42)
a = np.arange(10)
np.random.shuffle(a)
print(a)
b = [1, 2, 3, 4, 5]
np.random.shuffle(b)
print(b)
m = np.arange(8).reshape(4, 2)
np.random.shuffle(m)
print(m)
