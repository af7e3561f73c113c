"""Kernels of Gaussian processes."""

from sklearn.gaussian_process._combined import CompoundKernel, Exponentiation, KernelOperator, Product, Sum
from sklearn.gaussian_process._kernel import GenericKernelMixin, Hyperparameter, Kernel, NormalizedKernelMixin, StationaryKernelMixin
from sklearn.gaussian_process._shapes import (
    RBF, ConstantKernel, DotProduct, ExpSineSquared, Matern, PairwiseKernel, RationalQuadratic, WhiteKernel,
)

__all__ = [
    "RBF", "CompoundKernel", "ConstantKernel", "DotProduct", "ExpSineSquared", "Exponentiation", "GenericKernelMixin", "Hyperparameter",
    "Kernel", "KernelOperator", "Matern", "NormalizedKernelMixin", "PairwiseKernel", "Product", "RationalQuadratic",
    "StationaryKernelMixin", "Sum", "WhiteKernel",
]
