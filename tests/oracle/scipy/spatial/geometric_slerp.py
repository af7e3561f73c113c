# Points on great arcs.
import numpy as np
from scipy.spatial import geometric_slerp

np.set_printoptions(precision=12)
print(geometric_slerp([1, 0], [0, 1], np.linspace(0, 1, 4)).round(10) + 0.0)
print(geometric_slerp([1, 0, 0], [0, 0, 1], 0.25).round(11) + 0.0)
for wrong in (([1, 0], [0, 2], 0.5), ([1, 0], [0, 1], 1.5), ([1, 0], [0, 1, 0], 0.5)):
    try:
        geometric_slerp(*wrong)
    except ValueError as error:
        print(error)
