"""What distributions of vectors and matrices share: a frozen copy, random streams."""

import numpy as np

from scipy.stats._random import check_random_state


class vector_distribution:
    """A distribution of vectors or matrices; called with its parameters, it gives a frozen copy."""

    _parameters, _of_values, _of_parameters = (), (), ()

    def __init__(self, seed=None):
        self._random_state = seed

    @property
    def random_state(self):
        """The stream `rvs` draws from when none is given."""
        return check_random_state(self._random_state)

    @random_state.setter
    def random_state(self, seed):
        self._random_state = seed

    def _stream(self, random_state):
        return self.random_state if random_state is None else check_random_state(random_state)

    def _frozen(self, seed, **parameters):
        return vector_frozen(self, seed, parameters)


class vector_frozen:
    """A distribution that remembers its parameters."""

    def __init__(self, dist, seed, parameters):
        self._dist, self._parameters, self._seed = dist, parameters, seed
        self.__dict__.update(parameters)

    @property
    def random_state(self):
        """The stream `rvs` draws from when none is given."""
        return self._dist.random_state if self._seed is None else check_random_state(self._seed)

    @random_state.setter
    def random_state(self, seed):
        self._seed = seed

    def rvs(self, size=1, random_state=None):
        """Random values."""
        seed = self._seed if random_state is None else random_state
        return self._dist.rvs(**self._parameters, size=size, random_state=seed)

    def __getattr__(self, name):
        dist = self.__dict__.get("_dist")
        if dist is not None and name in dist._of_values:
            return lambda x, **kwds: getattr(dist, name)(x, **self._parameters, **kwds)
        if dist is not None and name in dist._of_parameters:
            return lambda: getattr(dist, name)(**self._parameters)
        raise AttributeError(f"{type(dist).__name__.removesuffix('_gen')}_frozen object has no attribute {name!r}")


def squeezed(value):
    """Without axes of length 1; a number when nothing else is left."""
    return np.asarray(value).squeeze()[()]


def positive_definite(matrix):
    """Its lower root and the logarithm of its determinant."""
    try:
        root = np.linalg.cholesky(matrix)
    except np.linalg.LinAlgError as error:
        raise np.linalg.LinAlgError("When `allow_singular is False`, the input matrix must be symmetric positive definite.") from error
    return root, 2 * np.sum(np.log(np.diag(root)))
