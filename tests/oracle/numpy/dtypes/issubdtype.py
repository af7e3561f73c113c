# issubdtype and the scalar type tree
import numpy as np

print(np.issubdtype(np.int32, np.integer), np.issubdtype(np.float64, np.integer))
print(np.issubdtype(np.array([1.0]).dtype, np.number))
print(np.issubdtype("int64", np.signedinteger), np.issubdtype(np.uint8, np.unsignedinteger))
print(np.issubdtype(np.dtype("U3"), np.character), np.issubdtype(np.bool_, np.number))
print(np.issubdtype(np.datetime64, np.generic), np.issubdtype(float, np.floating))
print(isinstance(np.float64(1), float), isinstance(np.int64(1), int), isinstance(np.int64(1), np.integer))
print(np.float64.__mro__[1].__name__, np.int64.__mro__[1].__name__)
print(np.isdtype(np.dtype("int32"), "integral"), np.isdtype(np.float32, ("real floating", "bool")))
