# How each kernel changes with the logarithm of its numbers.
import numpy as np
from sklearn.gaussian_process.kernels import (
    RBF, ConstantKernel, DotProduct, ExpSineSquared, Matern, RationalQuadratic, WhiteKernel,
)

np.set_printoptions(precision=12)
X = np.array([[0.0, 1.0], [1.0, 1.0], [2.0, -1.0]])
for kernel in (
    RBF(2.0), RBF([1.0, 3.0]), Matern(2.0, nu=0.5), Matern([2.0, 1.0], nu=1.5), Matern(2.0, nu=2.5), RationalQuadratic(2.0, 3.0),
    ExpSineSquared(2.0, 3.0), DotProduct(2.0), ConstantKernel(4.0), WhiteKernel(2.0), RBF(1.0, "fixed"),
):
    similar, slopes = kernel(X, eval_gradient=True)
    print(type(kernel).__name__, slopes.shape, np.round(slopes[0, 1], 12))
try:
    RBF()(X, X, eval_gradient=True)
except ValueError as error:
    print(error)
