# exponentials, logarithms, roots
import numpy as np

x = np.array([1, 2, 10])
print(np.exp(x), np.exp2(x), np.expm1([0, 1e-10]))
print(np.log(x), np.log2(x), np.log10(x), np.log1p([0, 1e-10]))
print(np.sqrt([0, 1, 2, 4]), np.cbrt([8, 27, -64]), np.square(x))
print(np.logaddexp(1, 2), np.logaddexp2([1, 2], [3, 4]))
print(np.exp(-np.inf), np.exp(0), np.log(np.e), np.exp(1.0), np.exp([700.0]))
print(np.exp(1j * np.pi).round(10), np.sqrt(np.array([-1 + 0j])))
