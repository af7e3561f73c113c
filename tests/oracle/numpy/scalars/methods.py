# methods and attributes of scalars
import numpy as np

x = np.float64(2.75)
print(x.item(), type(x.item()).__name__, x.dtype, x.shape, x.ndim, x.size)
print(x.round(1), x.astype(int), x.is_integer(), x.sum(), x.mean(), x.max())
print(np.int64(5).item(), np.int64(12).bit_count(), np.int32(3).dtype)
print(np.complex128(3 + 4j).real, np.complex128(3 + 4j).imag, abs(np.complex128(3 + 4j)), np.complex128(1 + 2j).conjugate())
print(np.float64(0.5).as_integer_ratio(), x.tolist(), np.array([1.5])[0].tolist())
print(np.str_("Hello").upper(), len(np.str_("abc")), np.str_("a") + "b")
