# What least squares refuses
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


f = lambda x: np.array([x[0] - 1, x[1] - 2])
refused(lambda: optimize.least_squares(f, [2, 2], method="best"))
refused(lambda: optimize.least_squares(f, [2, 2], loss="best"))
refused(lambda: optimize.least_squares(f, [2, 2], bounds=(3, 4)))
refused(lambda: optimize.least_squares(f, [2, 2], bounds=(4, 3)))
refused(lambda: optimize.least_squares(f, [2, 2], method="lm", loss="huber"))
refused(lambda: optimize.least_squares(f, [2, 2], method="lm", bounds=(0, 3)))
refused(lambda: optimize.least_squares(lambda x: x * np.nan, [2.0, 2]))
refused(lambda: optimize.least_squares(f, [[2, 2]]))
refused(lambda: optimize.least_squares(f, [2, 2], x_scale=-1))
refused(lambda: optimize.leastsq(lambda x: x[:1], [1, 2]))
