# ufuncs take lists, scalars and give scalars back
import numpy as np

print(repr(np.sqrt(16)), repr(np.sqrt([4, 9])), repr(np.abs(-5)), repr(np.abs([-1.5, 2])))
print(repr(np.add(1, 2)), repr(np.exp(0)), repr(np.sin(0)), repr(np.maximum(3, 4.5)), repr(np.square(3)))
print(repr(np.add([1], (2,))), repr(np.power(2, 3)), repr(np.power(2, 0.5)), repr(np.array(3) + 1))
print(repr(np.sqrt(np.float32(2))), repr(np.sqrt(np.array([2], dtype=np.int16))), repr(np.sqrt(np.array([2], dtype=np.int32))))
