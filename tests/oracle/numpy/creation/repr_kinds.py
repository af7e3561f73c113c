# repr of every dtype kind
import numpy as np

for dtype in ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64", "complex128", "bool"]:
    print(repr(np.array([0, 1, 2], dtype=dtype)))
print(repr(np.array(["a", "bcd"])))
print(repr(np.array([b"a", b"bcd"])))
print(repr(np.array([1, "a", None], dtype=object)))
print(repr(np.array([None, {}])))
