# long lines wrap at 75 characters
import numpy as np

print(np.arange(40))
print(repr(np.arange(40)))
print(np.linspace(0, 1, 17))
print(repr(np.linspace(0, 1, 17)))
print(repr(np.arange(30, dtype=np.int16)), np.arange(60).reshape(2, 30))
