# Each kernel, its value and how it is written.
import numpy as np
from sklearn.gaussian_process.kernels import (
    RBF, ConstantKernel, DotProduct, ExpSineSquared, Matern, PairwiseKernel, RationalQuadratic, WhiteKernel,
)

np.set_printoptions(precision=12)
X = np.array([[0.0, 1.0], [1.0, 1.0], [2.0, -1.0]])
for kernel in (
    RBF(2.0), RBF([1.0, 3.0]), Matern(2.0, nu=0.5), Matern(2.0, nu=1.5), Matern(2.0, nu=2.5), Matern(2.0, nu=0.7), Matern(nu=np.inf),
    RationalQuadratic(2.0, 3.0), ExpSineSquared(2.0, 3.0), DotProduct(2.0), ConstantKernel(4.0), WhiteKernel(2.0),
    PairwiseKernel(metric="rbf", gamma=0.5),
):
    print(kernel, np.round(kernel(X)[0], 11), np.round(kernel(X[:1], X[1:2]), 10)[0], np.round(kernel.diag(X), 10)[:2], kernel.is_stationary())
