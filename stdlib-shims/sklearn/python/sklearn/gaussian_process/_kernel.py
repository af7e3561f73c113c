"""What every kernel shares: its numbers and their logarithms, bounds, sums and products with others."""

import warnings
from collections import namedtuple

import numpy as np

from sklearn.base import clone
from sklearn.exceptions import ConvergenceWarning


class Hyperparameter(namedtuple("Hyperparameter", ("name", "value_type", "bounds", "n_elements", "fixed"))):
    """A number of a kernel, or several, with bounds; "fixed" bounds keep it as it is."""

    __slots__ = ()

    def __new__(cls, name, value_type, bounds, n_elements=1, fixed=None):
        is_fixed = isinstance(bounds, str) and bounds == "fixed"
        if not is_fixed:
            bounds = np.atleast_2d(bounds)
            if n_elements > 1:
                if bounds.shape[0] == 1:
                    bounds = np.repeat(bounds, n_elements, 0)
                elif bounds.shape[0] != n_elements:
                    raise ValueError(
                        f"Bounds on {name} should have either 1 or {n_elements} dimensions. Given are {bounds.shape[0]}"
                    )
        return super().__new__(cls, name, value_type, bounds, n_elements, is_fixed if fixed is None else fixed)

    def __eq__(self, other):
        return (self.name == other.name and self.value_type == other.value_type and bool(np.all(self.bounds == other.bounds))
                and self.n_elements == other.n_elements and self.fixed == other.fixed)


class Kernel:
    """How similar rows are."""

    @classmethod
    def _names(cls):
        code = cls.__init__.__code__
        return code.co_varnames[1:code.co_argcount + code.co_kwonlyargcount]

    def get_params(self, deep=True):
        """The parameters by name."""
        return {name: getattr(self, name) for name in self._names()}

    def set_params(self, **params):
        """Change parameters; `outer__inner` reaches kernels inside."""
        valid = self.get_params(deep=True)
        for key, value in params.items():
            outer, _, inner = key.partition("__")
            if outer not in valid:
                shown = self if inner else type(self).__name__
                raise ValueError(
                    f"Invalid parameter {outer} for kernel {shown}. Check the list of available parameters with "
                    "`kernel.get_params().keys()`."
                )
            if inner:
                valid[outer].set_params(**{inner: value})
            else:
                setattr(self, key, value)
        return self

    def clone_with_theta(self, theta):
        """A copy with other numbers."""
        made = clone(self)
        made.theta = theta
        return made

    @property
    def n_dims(self):
        """How many numbers are free."""
        return self.theta.shape[0]

    @property
    def hyperparameters(self):
        """All numbers, in order of name."""
        return [getattr(self, name) for name in sorted(dir(self)) if name.startswith("hyperparameter_")]

    @property
    def theta(self):
        """The logarithms of the numbers that are free."""
        params = self.get_params()
        free = [params[number.name] for number in self.hyperparameters if not number.fixed]
        return np.log(np.hstack(free)) if free else np.array([])

    @theta.setter
    def theta(self, theta):
        params, place = {}, 0
        for number in self.hyperparameters:
            if number.fixed:
                continue
            if number.n_elements > 1:
                params[number.name] = np.exp(theta[place:place + number.n_elements])
            else:
                params[number.name] = np.exp(theta[place])
            place += number.n_elements
        if place != len(theta):
            raise ValueError(f"theta has not the correct number of entries. Should be {place}; given are {len(theta)}")
        self.set_params(**params)

    @property
    def bounds(self):
        """The logarithms of the bounds."""
        free = [number.bounds for number in self.hyperparameters if not number.fixed]
        return np.log(np.vstack(free)) if free else np.array([])

    def __add__(self, other):
        from sklearn.gaussian_process._combined import Sum
        return Sum(self, _as_kernel(other))

    def __radd__(self, other):
        from sklearn.gaussian_process._combined import Sum
        return Sum(_as_kernel(other), self)

    def __mul__(self, other):
        from sklearn.gaussian_process._combined import Product
        return Product(self, _as_kernel(other))

    def __rmul__(self, other):
        from sklearn.gaussian_process._combined import Product
        return Product(_as_kernel(other), self)

    def __pow__(self, exponent):
        from sklearn.gaussian_process._combined import Exponentiation
        return Exponentiation(self, exponent)

    def __eq__(self, other):
        if type(self) is not type(other):
            return False
        mine, theirs = self.get_params(), other.get_params()
        return not any(np.any(mine.get(key) != theirs.get(key)) for key in {*mine, *theirs})

    __hash__ = None

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{number:.3g}' for number in self.theta)})"

    @property
    def requires_vector_input(self):
        """Whether rows must be of numbers."""
        return True

    def _check_bounds_params(self):
        """Warn where a number found lies on a bound."""
        close = np.isclose(self.bounds, np.atleast_2d(self.theta).T)
        place = 0
        for number in self.hyperparameters:
            if number.fixed:
                continue
            for dimension in range(number.n_elements):
                for side, word, way in ((0, "lower", "Decreasing"), (1, "upper", "Increasing")):
                    if close[place, side]:
                        warnings.warn(
                            f"The optimal value found for dimension {dimension} of parameter {number.name} is close to the specified "
                            f"{word} bound {number.bounds[dimension][side]}. {way} the bound and calling fit again may find a better "
                            "value.",
                            ConvergenceWarning, stacklevel=3,
                        )
                        break
                place += 1


def _as_kernel(other):
    from sklearn.gaussian_process._shapes import ConstantKernel
    return other if isinstance(other, Kernel) else ConstantKernel(other)


class NormalizedKernelMixin:
    """Kernels that are one for a row with itself."""

    def diag(self, X):
        """The similarity of each row with itself."""
        return np.ones(X.shape[0])


class StationaryKernelMixin:
    """Kernels of the distance alone."""

    def is_stationary(self):
        """Whether only the distance of rows counts."""
        return True


class GenericKernelMixin:
    """Kernels for rows of any kind."""

    @property
    def requires_vector_input(self):
        """Whether rows must be of numbers."""
        return False
