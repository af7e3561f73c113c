"""The random stream a `random_state` argument means."""

import numpy as np


def check_random_state(seed):
    """The stream of `seed`: numpy's global one for None, a new one for a number, a given one as it is."""
    if seed is None or isinstance(seed, type(np)):
        return np.random._global
    if isinstance(seed, (int, np.integer)) and not isinstance(seed, bool):
        return np.random.RandomState(seed)
    if isinstance(seed, (np.random.RandomState, np.random.Generator)):
        return seed
    raise ValueError(f"{seed!r} cannot be used to seed a numpy.random.RandomState instance")


def check_generator(rng, random_state=None):
    """The Generator of the newer argument `rng`, or the stream of the older `random_state`."""
    if random_state is not None:
        return check_random_state(random_state)
    if isinstance(rng, (np.random.RandomState, np.random.Generator)):
        return rng
    return np.random.default_rng(rng)


def integers(stream, low, high=None, size=None):
    """Whole numbers below `high` from either kind of stream."""
    if isinstance(stream, np.random.Generator):
        return stream.integers(low, high, size=size)
    return stream.randint(low, high, size=size)
