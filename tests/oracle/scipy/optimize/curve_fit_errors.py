# What curve_fit refuses
import numpy as np
from scipy import optimize


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


line = lambda x, a, b: a * x + b
refused(lambda: optimize.curve_fit(line, [1.0], [1.0]))
refused(lambda: optimize.curve_fit(line, [1, 2, np.nan], [1, 2, 3]))
refused(lambda: optimize.curve_fit(line, [], []))
refused(lambda: optimize.curve_fit(line, [1, 2, 3], [1, 2, 3], p0=[1, 1], bounds=(2, 3)))
refused(lambda: optimize.curve_fit(line, [1, 2, 3], [1, 2, 3], method="lm", bounds=(0, 3)))
refused(lambda: optimize.curve_fit(line, [1, 2, 3], [1, 2, 3], sigma=[1, 2]))
refused(lambda: optimize.curve_fit(lambda x: x, [1, 2, 3], [1, 2, 3]))
refused(lambda: optimize.curve_fit(lambda x, a: np.exp(a * x), [1, 2, 3], [1.0, 2, 3], maxfev=2))
