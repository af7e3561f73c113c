"""Random states, shuffles and samples with replacement."""

import numbers

import numpy as np

from sklearn._data import check_consistent_length, row_count
from sklearn.utils._indexing import take_rows

_shared = None


def check_random_state(seed):
    """A RandomState of a seed; None is the state shared by the whole program."""
    global _shared
    if seed is None or seed is np.random:
        if _shared is None:
            _shared = _global_state()
        return _shared
    if isinstance(seed, numbers.Integral):
        return np.random.RandomState(seed)
    if isinstance(seed, np.random.RandomState):
        return seed
    raise ValueError(f"{seed!r} cannot be used to seed a numpy.random.RandomState instance")


def _global_state():
    state = getattr(np.random.rand, "__self__", None)
    return state if isinstance(state, np.random.RandomState) else np.random.RandomState()


def resample(*arrays, replace=True, n_samples=None, random_state=None, stratify=None, sample_weight=None):
    """Rows drawn at random, the same ones from each array."""
    if sample_weight is not None and stratify is not None:
        raise NotImplementedError("Resampling with sample_weight is only implemented for stratify=None.")
    random_state = check_random_state(random_state)
    if not arrays:
        return None
    n_rows = row_count(arrays[0])
    wanted = n_rows if n_samples is None else n_samples
    if wanted > n_rows and not replace:
        raise ValueError(f"Cannot sample {wanted} out of arrays with dim {n_rows} when replace is False")
    check_consistent_length(*arrays)
    if stratify is not None:
        chosen = _stratified(stratify, wanted, replace, random_state)
    elif replace:
        if sample_weight is not None:
            weights = np.asarray(sample_weight, dtype=np.float64)
            chosen = random_state.choice(n_rows, size=wanted, p=weights / weights.sum(), replace=True)
        else:
            chosen = random_state.randint(0, n_rows, size=(wanted,))
    else:
        chosen = np.arange(n_rows)
        random_state.shuffle(chosen)
        chosen = chosen[:wanted]
    taken = [take_rows(array, chosen) for array in arrays]
    return taken[0] if len(taken) == 1 else taken


def _stratified(stratify, wanted, replace, random_state):
    from sklearn.model_selection._proportions import approximate_mode
    y = np.asarray(stratify)
    if y.ndim == 2:
        y = np.array([" ".join(row.astype(str)) for row in y])
    classes, positions = np.unique(y, return_inverse=True)
    counts = np.bincount(positions)
    members = np.split(np.argsort(positions, kind="mergesort"), np.cumsum(counts)[:-1])
    drawn = approximate_mode(counts, wanted, random_state)
    chosen = []
    for group, number in zip(members, drawn):
        chosen.extend(random_state.choice(group, int(number), replace=replace).tolist())
    return random_state.permutation(chosen)


def shuffle(*arrays, random_state=None, n_samples=None):
    """Rows in random order, the same order for each array."""
    return resample(*arrays, replace=False, n_samples=n_samples, random_state=random_state)
