"""The random stream that `rng` (the newer word) or `seed` (the older one) means."""

import numpy as np

from scipy.stats._random import check_random_state


def stream_of(rng, seed):
    """A Generator for `rng`, numpy's older stream for `seed`, the global one for neither."""
    if rng is not None and seed is not None:
        raise TypeError("`seed` and `rng` cannot both be given")
    if rng is None:
        return check_random_state(seed)
    return rng if isinstance(rng, (np.random.RandomState, np.random.Generator)) else np.random.default_rng(rng)
