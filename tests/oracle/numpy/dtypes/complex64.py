# Complex numbers of single precision.
import numpy as np

print(np.complex64, np.dtype("complex64"))
a = np.array([1 + 2j, 3], dtype=np.complex64)
print(a, a.dtype, a.real.dtype, (a * 2).dtype, np.abs(a).dtype, np.fft.fft(np.ones(4, dtype=np.float32)).dtype)
