"""Points moved to a box and back."""
import numpy as np
from scipy.stats import qmc


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


points = np.array([[0.5, 0.75], [0.0, 1.0], [0.25, 0.5]])
moved = qmc.scale(points, [-2, 0], [6, 5])
show(moved, qmc.scale(moved, [-2, 0], [6, 5], reverse=True))
for call in (lambda: qmc.scale(points * 2, 0, 1), lambda: qmc.scale(points, 2, 1), lambda: qmc.scale([0.5], 0, 1),
    lambda: qmc.scale(moved, 0, 1, reverse=True)):
    try:
        call()
    except ValueError as error:
        print(error)
