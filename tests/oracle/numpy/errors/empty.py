# reductions of nothing
import numpy as np

for action in [lambda: np.max([]), lambda: np.min(np.zeros((0, 3))), lambda: np.argmin([]), lambda: np.array([]).max(), lambda: np.maximum.reduce([])]:
    try:
        action()
    except ValueError as error:
        print(error)
with np.errstate(all="ignore"):
    print(np.sum([]), np.prod([]), np.max(np.zeros((0, 3)), axis=1), np.sum(np.zeros((0, 3)), axis=0), np.any([]), np.cumsum([]))
