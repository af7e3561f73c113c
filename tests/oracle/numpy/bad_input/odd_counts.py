# Counts that are negative, huge or no numbers
import numpy as np

a = np.arange(3)
calls = {
    "repeat": lambda: np.repeat(a, -1),
    "repeat counts": lambda: np.repeat(a, [1, 2]),
    "tile": lambda: np.tile(a, 0),
    "roll": lambda: np.roll(a, 10**18),
    "roll back": lambda: np.roll(a, -(10**18)),
    "pad": lambda: np.pad(a, -1),
    "pad mode": lambda: np.pad(a, 1, mode="sideways"),
    "linspace": lambda: np.linspace(0, 1, -1),
    "linspace fraction": lambda: np.linspace(0, 1, 2.5),
    "arange step": lambda: np.arange(0, 10, 0),
    "arange infinite": lambda: np.arange(0, float("inf")),
    "arange nan": lambda: np.arange(float("nan")),
    "eye": lambda: np.eye(-1),
    "diff": lambda: np.diff(a, n=-1),
    "diff far": lambda: np.diff(a, n=9),
    "round": lambda: np.round([1.5, 2.5], 400),
    "partition": lambda: np.partition(a, 9),
    "percentile": lambda: np.percentile(a, 101),
    "quantile": lambda: np.quantile(a, -0.1),
    "histogram": lambda: np.histogram(a, bins=0),
    "histogram edges": lambda: np.histogram(a, bins=[3, 2, 1]),
    "histogram nan": lambda: np.histogram([1.0, float("nan")]),
    "bincount": lambda: np.bincount([-1, 2]),
    "bincount fraction": lambda: np.bincount([1.5]),
    "digitize": lambda: np.digitize([1], [1, 3, 2]),
    "shift": lambda: np.array([1]) << 200,
    "power": lambda: np.array([2]) ** -1,
    "divide": lambda: np.array([1]) // np.array([0]),
    "choice": lambda: np.random.default_rng(0).choice(3, 5, replace=False),
    "choice odds": lambda: np.random.default_rng(0).choice(3, p=[0.5, 0.5, 0.5]),
    "choice nothing": lambda: np.random.default_rng(0).choice([]),
    "integers": lambda: np.random.default_rng(0).integers(5, 5),
    "normal": lambda: np.random.default_rng(0).normal(0, -1),
    "interp": lambda: np.interp(1, [1, 2], [1]),
    "polyfit": lambda: np.polyfit([1, 2], [1], 1),
}
for name, call in calls.items():
    try:
        print(name, repr(call()))
    except Exception as error:
        print(name, type(error).__name__, error)
