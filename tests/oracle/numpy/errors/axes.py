# messages about axes
import numpy as np

a = np.ones((2, 3))
for action in [lambda: a.sum(axis=3), lambda: np.concatenate([a, a], axis=2), lambda: np.sort(a, axis=5), lambda: np.expand_dims(a, 9), lambda: np.flip(a, 4), lambda: np.swapaxes(a, 0, 7), lambda: np.mean(a, axis=(0, 0)), lambda: np.argmax(a, axis=2), lambda: np.cumsum(a, axis=2), lambda: np.moveaxis(a, 5, 0), lambda: np.roll(a, 1, axis=4)]:
    try:
        action()
    except Exception as error:
        print(type(error).__name__, error)
print(issubclass(np.exceptions.AxisError, ValueError), issubclass(np.exceptions.AxisError, IndexError))
