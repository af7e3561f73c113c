# can_cast and min_scalar_type
import numpy as np

print(np.can_cast(np.int32, np.int64), np.can_cast(np.float64, np.int64), np.can_cast("i8", "f8"))
print(np.can_cast(np.float64, np.float32, casting="same_kind"))
print(np.can_cast(np.int64, np.int8, casting="unsafe"))
print(np.min_scalar_type(10), np.min_scalar_type(-200), np.min_scalar_type(70000))
print(np.common_type(np.array([1, 2]), np.array([1.5], dtype=np.float32)))
