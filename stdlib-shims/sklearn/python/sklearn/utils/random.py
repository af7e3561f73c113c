"""Whole numbers drawn at random without repetition."""

from sklearn.utils._random import check_random_state

__all__ = ["sample_without_replacement"]


def sample_without_replacement(n_population, n_samples, method="auto", random_state=None):
    """Distinct numbers below n_population."""
    import numpy as np
    from sklearn.model_selection._parameters import sample_without_replacement as draw
    if n_population < 0:
        raise ValueError(f"n_population should be greater than 0, got {n_population}.")
    if n_samples > n_population:
        raise ValueError(f"n_population should be greater or equal than n_samples, got n_samples > n_population ({n_samples} > "
                         f"{n_population})")
    if method != "auto":
        raise NotImplementedError(f"sample_without_replacement(method={method!r}) is not available: use method='auto'")
    return np.asarray(draw(n_population, n_samples, check_random_state(random_state)), dtype=np.int64)
