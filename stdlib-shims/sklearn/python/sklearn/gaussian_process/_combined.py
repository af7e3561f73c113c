"""Sums, products and powers of kernels, and several kernels side by side."""

import numpy as np

from sklearn.gaussian_process._kernel import Hyperparameter, Kernel


def _renamed(prefix, numbers):
    return [Hyperparameter(f"{prefix}__{number.name}", number.value_type, number.bounds, number.n_elements) for number in numbers]


class KernelOperator(Kernel):
    """Two kernels together."""

    def __init__(self, k1, k2):
        self.k1 = k1
        self.k2 = k2

    def get_params(self, deep=True):
        """The two kernels, and their parameters."""
        params = {"k1": self.k1, "k2": self.k2}
        if deep:
            for name in ("k1", "k2"):
                params.update((f"{name}__{key}", value) for key, value in getattr(self, name).get_params().items())
        return params

    @property
    def hyperparameters(self):
        """The numbers of both."""
        return _renamed("k1", self.k1.hyperparameters) + _renamed("k2", self.k2.hyperparameters)

    @property
    def theta(self):
        """The logarithms of the numbers of both."""
        return np.append(self.k1.theta, self.k2.theta)

    @theta.setter
    def theta(self, theta):
        n_first = self.k1.n_dims
        self.k1.theta = theta[:n_first]
        self.k2.theta = theta[n_first:]

    @property
    def bounds(self):
        """The logarithms of the bounds of both."""
        if self.k1.bounds.size == 0:
            return self.k2.bounds
        if self.k2.bounds.size == 0:
            return self.k1.bounds
        return np.vstack((self.k1.bounds, self.k2.bounds))

    def __eq__(self, other):
        if type(self) is not type(other):
            return False
        return (self.k1 == other.k1 and self.k2 == other.k2) or (self.k1 == other.k2 and self.k2 == other.k1)

    __hash__ = None

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return self.k1.is_stationary() and self.k2.is_stationary()

    @property
    def requires_vector_input(self):
        """Whether rows must be of numbers."""
        return self.k1.requires_vector_input or self.k2.requires_vector_input


class Sum(KernelOperator):
    """The sum of two kernels."""

    def __call__(self, X, Y=None, eval_gradient=False):
        if not eval_gradient:
            return self.k1(X, Y) + self.k2(X, Y)
        first, first_slopes = self.k1(X, Y, eval_gradient=True)
        second, second_slopes = self.k2(X, Y, eval_gradient=True)
        return first + second, np.concatenate((first_slopes, second_slopes), axis=2)

    def diag(self, X):
        """The similarity of each row with itself."""
        return self.k1.diag(X) + self.k2.diag(X)

    def __repr__(self):
        return f"{self.k1} + {self.k2}"


class Product(KernelOperator):
    """The product of two kernels."""

    def __call__(self, X, Y=None, eval_gradient=False):
        if not eval_gradient:
            return self.k1(X, Y) * self.k2(X, Y)
        first, first_slopes = self.k1(X, Y, eval_gradient=True)
        second, second_slopes = self.k2(X, Y, eval_gradient=True)
        slopes = np.concatenate((first_slopes * second[:, :, None], second_slopes * first[:, :, None]), axis=2)
        return first * second, slopes

    def diag(self, X):
        """The similarity of each row with itself."""
        return self.k1.diag(X) * self.k2.diag(X)

    def __repr__(self):
        return f"{self.k1} * {self.k2}"


class Exponentiation(Kernel):
    """A power of a kernel."""

    def __init__(self, kernel, exponent):
        self.kernel = kernel
        self.exponent = exponent

    def get_params(self, deep=True):
        """The kernel, its parameters, and the exponent."""
        params = {"kernel": self.kernel, "exponent": self.exponent}
        if deep:
            params.update((f"kernel__{key}", value) for key, value in self.kernel.get_params().items())
        return params

    @property
    def hyperparameters(self):
        """The numbers of the kernel."""
        return _renamed("kernel", self.kernel.hyperparameters)

    @property
    def theta(self):
        """The logarithms of the numbers of the kernel."""
        return self.kernel.theta

    @theta.setter
    def theta(self, theta):
        self.kernel.theta = theta

    @property
    def bounds(self):
        """The logarithms of the bounds of the kernel."""
        return self.kernel.bounds

    def __eq__(self, other):
        return type(self) is type(other) and self.kernel == other.kernel and self.exponent == other.exponent

    __hash__ = None

    def __call__(self, X, Y=None, eval_gradient=False):
        if not eval_gradient:
            return self.kernel(X, Y) ** self.exponent
        similar, slopes = self.kernel(X, Y, eval_gradient=True)
        return similar ** self.exponent, slopes * (self.exponent * similar[:, :, None] ** (self.exponent - 1))

    def diag(self, X):
        """The similarity of each row with itself."""
        return self.kernel.diag(X) ** self.exponent

    def __repr__(self):
        return f"{self.kernel} ** {self.exponent}"

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return self.kernel.is_stationary()

    @property
    def requires_vector_input(self):
        """Whether rows must be of numbers."""
        return self.kernel.requires_vector_input


class CompoundKernel(Kernel):
    """Several kernels side by side."""

    def __init__(self, kernels):
        self.kernels = kernels

    @property
    def theta(self):
        """The logarithms of the numbers of all."""
        return np.hstack([kernel.theta for kernel in self.kernels])

    @theta.setter
    def theta(self, theta):
        width = self.kernels[0].n_dims
        for place, kernel in enumerate(self.kernels):
            kernel.theta = theta[place * width:(place + 1) * width]

    @property
    def bounds(self):
        """The logarithms of the bounds of all."""
        return np.vstack([kernel.bounds for kernel in self.kernels])

    def __call__(self, X, Y=None, eval_gradient=False):
        if not eval_gradient:
            return np.stack([kernel(X, Y) for kernel in self.kernels], axis=2)
        made = [kernel(X, Y, eval_gradient=True) for kernel in self.kernels]
        return np.stack([similar for similar, _ in made], axis=2), np.stack([slopes for _, slopes in made], axis=3)

    def __eq__(self, other):
        return type(self) is type(other) and len(self.kernels) == len(other.kernels) and all(
            mine == theirs for mine, theirs in zip(self.kernels, other.kernels)
        )

    __hash__ = None

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return all(kernel.is_stationary() for kernel in self.kernels)

    @property
    def requires_vector_input(self):
        """Whether rows must be of numbers."""
        return any(kernel.requires_vector_input for kernel in self.kernels)

    def diag(self, X):
        """The similarity of each row with itself, by each kernel."""
        return np.vstack([kernel.diag(X) for kernel in self.kernels]).T
