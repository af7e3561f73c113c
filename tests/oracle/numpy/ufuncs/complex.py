# complex arrays
import numpy as np

z = np.array([1 + 2j, 3 - 4j])
print(z, z.real, z.imag, np.abs(z), np.angle(z), np.conj(z), z.conjugate())
print(z * 2, z + 1, z * z, z / (1 + 1j), z ** 2, z == z, z.sum(), z.mean(), z.prod())
print(np.real(z), np.imag(z), np.angle(1j, deg=True), np.real(3), np.exp(z).round(4), np.sqrt(z))
z.real = [9, 8]
print(z, np.real_if_close(np.array([1 + 0j])))
