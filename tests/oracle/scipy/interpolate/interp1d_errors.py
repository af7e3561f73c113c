"""What interp1d says to wrong points and kinds."""
import numpy as np
from scipy.interpolate import interp1d, interp2d

x = np.arange(3.0)
calls = [lambda: interp1d(x, x[:2]), lambda: interp1d(x, x, kind="quartic"), lambda: interp1d(x, x, kind="cubic"), lambda: interp1d(np.ones((2, 2)), np.ones((2, 2))),
         lambda: interp1d(x, 3), lambda: interp1d([1, 1, 2, 3], [1, 2, 3, 4], kind="cubic"), lambda: interp1d(x, x, fill_value=[1, 2, 3]),
         lambda: interp2d(x, x, x)]
for call in calls:
    try:
        call()
    except (NotImplementedError, ValueError) as error:
        print(type(error).__name__, error)
