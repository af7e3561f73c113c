# When quad is not sure
import numpy as np
from scipy import integrate


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


import warnings

for f, a, b, more in ((lambda x: 1 / x, 0, 1, {}), (lambda x: np.sin(x) ** 2, 0, 100, {"limit": 5}), (lambda x: np.sin(x), 0, np.inf, {})):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        integrate.quad(f, a, b, **more)
    print(seen[0].category.__name__, seen[0].message)
print(integrate.quad(lambda x: 1 / x, 0, 1, full_output=1)[3][:40])
refused(lambda: integrate.quad(np.sin, 0, 1, epsabs=0, epsrel=0))
refused(lambda: integrate.quad(np.sin, 0, 1, limit=0))
refused(lambda: integrate.quad(np.sin, 0, np.inf, points=[1]))
