# messages about shapes
import numpy as np

a = np.ones((2, 3))
for action in [lambda: a + np.ones(2), lambda: a.reshape(4), lambda: np.concatenate([a, np.ones((2, 2))]), lambda: a @ a, lambda: np.vstack([[1, 2], [1, 2, 3]]), lambda: np.hstack([a, np.ones((3, 1))]), lambda: np.array([1, 2]).reshape(3, 3), lambda: np.transpose(a, (0, 0)), lambda: np.stack([])]:
    try:
        action()
    except ValueError as error:
        print(error)
