# filled arrays of each kind
import numpy as np

print(np.zeros(3), np.zeros((2, 2)))
print(repr(np.zeros(2, dtype=int)), repr(np.zeros(2, dtype=bool)))
print(repr(np.ones((2, 3), dtype=np.float32)))
print(repr(np.full(3, 7)), repr(np.full((2, 2), 1.5)))
print(repr(np.full(2, True)), repr(np.full(2, "ab")))
print(repr(np.full((2, 2), [1, 2])))
print(repr(np.full(3, np.nan)))
print(repr(np.zeros(0)), repr(np.zeros((0, 3))), repr(np.zeros((2, 0), dtype=int)))
print(repr(np.zeros(2, dtype=complex)), repr(np.zeros(2, dtype=str)))
