# shapes that do not broadcast
import numpy as np

for x, y in [((3,), (4,)), ((2, 3), (2,)), ((2, 3), (3, 2))]:
    try:
        np.ones(x) + np.ones(y)
    except ValueError as error:
        print(error)
try:
    np.broadcast_to(np.ones(3), (2, 2))
except ValueError as error:
    print(error)
