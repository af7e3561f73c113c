# numpy.typing and type hints
import numpy as np

from numpy.typing import ArrayLike, NDArray
def scale(values: NDArray[np.float64], factor: float = 2.0) -> NDArray[np.float64]:
    return values * factor
def total(x: ArrayLike) -> float:
    return float(np.sum(x))
print(scale(np.array([1.0, 2.0])), total([1, 2, 3]))
def f(a: np.ndarray) -> np.ndarray:
    return a + 1
print(f(np.arange(3)), isinstance(np.arange(3), np.ndarray), np.ndarray)
