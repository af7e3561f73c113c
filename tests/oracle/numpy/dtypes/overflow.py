# integer wrap-around in arrays
import numpy as np

a = np.array([127, -128], dtype=np.int8)
print(a + np.int8(1))
print(np.array([255], dtype=np.uint8) + np.uint8(1))
print(np.array([2 ** 62], dtype=np.int64) * 4)
print(np.array([0], dtype=np.uint8) - np.uint8(1))
try:
    print(np.array([1], dtype=np.uint8) + 300)
except OverflowError as error:
    print("OverflowError:", error)
try:
    np.array([300], dtype=np.uint8)
except OverflowError as error:
    print("OverflowError:", error)
