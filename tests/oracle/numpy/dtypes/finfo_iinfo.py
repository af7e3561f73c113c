# machine limits
import numpy as np

for t in [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]:
    print(t.__name__, np.iinfo(t).min, np.iinfo(t).max, np.iinfo(t).bits)
print(np.finfo(float).eps, np.finfo(np.float64).max, np.finfo(np.float64).tiny)
print(np.finfo(np.float32).eps, np.finfo(np.float32).max, np.finfo(float).bits)
print(np.finfo(float).resolution, np.finfo(float).precision)
print(np.iinfo("int32").max, np.iinfo(int).dtype)
