"""Grids of parameters, and samples of them."""

from itertools import product

import numpy as np

from sklearn.utils._random import check_random_state


class ParameterGrid:
    """All combinations of the values of each parameter, names in sorted order."""

    def __init__(self, param_grid):
        if not hasattr(param_grid, "items") and not hasattr(param_grid, "__iter__"):
            raise TypeError(f"Parameter grid should be a dict or a list, got: {param_grid!r} of type {type(param_grid).__name__}")
        grids = [param_grid] if hasattr(param_grid, "items") else list(param_grid)
        for grid in grids:
            if not isinstance(grid, dict):
                raise TypeError(f"Parameter grid is not a dict ({grid!r})")
            for name, values in grid.items():
                if isinstance(values, np.ndarray) and values.ndim > 1:
                    raise ValueError(f"Parameter array for {name!r} should be one-dimensional, got: {values!r} with shape {values.shape}")
                if isinstance(values, str) or not hasattr(values, "__len__"):
                    raise TypeError(
                        f"Parameter grid for parameter {name!r} needs to be a list or a numpy array, but got {values!r} (of type "
                        f"{type(values).__name__}) instead. Single values need to be wrapped in a list with one element."
                    )
                if len(values) == 0:
                    raise ValueError(f"Parameter grid for parameter {name!r} need to be a non-empty sequence, got: {values!r}")
        self.param_grid = grids

    def __iter__(self):
        for grid in self.param_grid:
            names = sorted(grid)
            for values in product(*[grid[name] for name in names]):
                yield dict(zip(names, values))

    def __len__(self):
        total = 0
        for grid in self.param_grid:
            count = 1
            for values in grid.values():
                count *= len(values)
            total += count
        return total

    def __getitem__(self, index):
        for grid in self.param_grid:
            if not grid:
                if index == 0:
                    return {}
                index -= 1
                continue
            names = sorted(grid)[::-1]
            sizes = [len(grid[name]) for name in names]
            total = 1
            for size in sizes:
                total *= size
            if index >= total:
                index -= total
                continue
            found = {}
            for name, size in zip(names, sizes):
                index, offset = divmod(index, size)
                found[name] = grid[name][offset]
            return found
        raise IndexError("ParameterGrid index out of range")


class ParameterSampler:
    """Combinations drawn at random from lists and distributions."""

    def __init__(self, param_distributions, n_iter, *, random_state=None):
        self.n_iter = n_iter
        self.random_state = random_state
        self.param_distributions = [param_distributions] if isinstance(param_distributions, dict) else list(param_distributions)

    def _all_lists(self):
        return all(not hasattr(values, "rvs") for each in self.param_distributions for values in each.values())

    def __iter__(self):
        rng = check_random_state(self.random_state)
        if self._all_lists():
            grid = ParameterGrid(self.param_distributions)
            size, wanted = len(grid), self.n_iter
            if size < wanted:
                import warnings
                warnings.warn(
                    f"The total space of parameters {size} is smaller than n_iter={wanted}. Running {size} iterations. For exhaustive "
                    "searches, use GridSearchCV.", UserWarning, stacklevel=2,
                )
                wanted = size
            for index in sample_without_replacement(size, wanted, rng):
                yield grid[index]
            return
        for _ in range(self.n_iter):
            chosen = self.param_distributions[rng.randint(len(self.param_distributions))]
            yield {name: values.rvs(random_state=rng) if hasattr(values, "rvs") else values[rng.randint(len(values))]
                   for name, values in sorted(chosen.items())}

    def __len__(self):
        return min(self.n_iter, len(ParameterGrid(self.param_distributions))) if self._all_lists() else self.n_iter


def sample_without_replacement(n_population, n_samples, rng):
    """Distinct whole numbers, drawn in one of three ways as their share asks."""
    ratio = n_samples / n_population if n_population else 1.0
    if 0.01 <= ratio < 0.99:
        return rng.permutation(n_population)[:n_samples].tolist()
    if ratio < 0.2:
        chosen = []
        for _ in range(n_samples):
            number = rng.randint(n_population)
            while number in chosen:
                number = rng.randint(n_population)
            chosen.append(number)
        return chosen
    kept = list(range(min(n_samples, n_population)))
    for position in range(n_samples, n_population):
        place = rng.randint(0, position + 1)
        if place < n_samples:
            kept[place] = position
    return kept
