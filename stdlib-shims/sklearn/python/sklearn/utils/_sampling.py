"""Whole numbers drawn without repetition."""

import numpy as np

from sklearn.utils._random import check_random_state


def sample_without_replacement(n_population, n_samples, *, method="auto", random_state=None):
    """n_samples different numbers below n_population, drawn as the published methods draw them."""
    if n_population < 0:
        raise ValueError(f"n_population should be greater than 0, got {n_population}.")
    if n_samples > n_population:
        raise ValueError(
            f"n_population should be greater or equal than n_samples, got n_samples > n_population ({n_samples} > {n_population})"
        )
    random_state = check_random_state(random_state)
    share = n_samples / n_population if n_population else 1.0
    if method == "auto" and 0.01 < share < 0.99:
        return random_state.permutation(n_population)[:n_samples]
    if method in ("auto", "tracking_selection") and share < 0.2:
        chosen, seen = [], set()
        for _ in range(n_samples):
            number = random_state.randint(n_population)
            while number in seen:
                number = random_state.randint(n_population)
            seen.add(number)
            chosen.append(number)
        return np.array(chosen, dtype=int)
    if method in ("auto", "tracking_selection", "reservoir_sampling"):
        chosen = np.arange(n_samples)
        for number in range(n_samples, n_population):
            place = random_state.randint(0, number + 1)
            if place < n_samples:
                chosen[place] = number
        return chosen
    raise NotImplementedError(f"sample_without_replacement(method={method!r}) is not available: use 'auto'")
