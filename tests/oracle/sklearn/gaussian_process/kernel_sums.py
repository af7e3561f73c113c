# Sums, products and powers of kernels.
import numpy as np
from sklearn.gaussian_process.kernels import RBF, ConstantKernel, DotProduct, WhiteKernel

np.set_printoptions(precision=12)
X = np.array([[0.0], [1.0], [3.0]])
for kernel in (RBF() + WhiteKernel(), 2.0 * RBF(0.5), RBF() * DotProduct() + 1, DotProduct() ** 2, ConstantKernel(2.0) + RBF() ** 3):
    print(kernel, kernel.n_dims)
    print(np.round(kernel(X), 11)[0], np.round(kernel.diag(X), 9))
similar, slopes = (2.0 * RBF(0.5) + WhiteKernel(0.1))(X, eval_gradient=True)
print(slopes.shape, np.round(slopes[0, 1], 10))
print(RBF() + WhiteKernel() == WhiteKernel() + RBF(), RBF() == RBF(2.0))
