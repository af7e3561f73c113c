# messages of linalg
import numpy as np

for action in [lambda: np.linalg.det(np.ones((2, 3))), lambda: np.linalg.inv([1, 2]), lambda: np.linalg.eig(np.ones((1, 2))), lambda: np.linalg.solve(np.eye(2), [1, 2, 3]), lambda: np.linalg.norm(np.eye(2), "bad"), lambda: np.linalg.eig([[np.nan, 1], [1, 2]])]:
    try:
        action()
    except (np.linalg.LinAlgError, ValueError) as error:
        print(type(error).__name__, error)
