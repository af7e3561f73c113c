# the type of mixed operations
import numpy as np

i = np.array([1, 2], dtype=np.int32)
f = np.array([1.5, 2.5], dtype=np.float32)
print((i + f).dtype, (i + 1).dtype, (f + 1.5).dtype, (i + 1.5).dtype)
print((np.array([1], dtype=np.int8) + np.array([1], dtype=np.uint8)).dtype)
print((np.array([1], dtype=np.int64) + np.array([1], dtype=np.uint64)).dtype)
print((np.array([True]) + np.array([True])), (np.array([True]) + 1).dtype)
print((i / i).dtype, (i // 2).dtype, (i ** 2).dtype)
print(np.result_type(np.int8, np.float32), np.promote_types("i4", "u4"))
print(np.result_type(np.array([1], dtype=np.float32), 1.0))
print((np.array([1j]) + 1).dtype, np.array([True]).sum().dtype, np.array([1], dtype=np.int8).sum().dtype)
print(np.array([1], dtype=np.float32).mean().dtype, np.array([1], dtype=np.int8).mean().dtype)
