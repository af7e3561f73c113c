"""What interp1d answers outside its points."""
import numpy as np
from scipy.interpolate import interp1d

x, y = np.arange(4.0), np.array([0.0, 1, 4, 9])
out = [-1.0, 1.5, 4.0]
print(interp1d(x, y, bounds_error=False)(out), interp1d(x, y, bounds_error=False, fill_value=-1)(out))
print(interp1d(x, y, fill_value=(-5, 7), bounds_error=False)(out), interp1d(x, y, fill_value=(y[0], y[-1]), bounds_error=False)(out))
for kind in ("linear", "nearest", "previous", "next", "quadratic", "cubic"):
    print(kind, np.round(interp1d(x, y, kind=kind, fill_value="extrapolate")(out), 10))
for call in (lambda: interp1d(x, y)(out), lambda: interp1d(x, y)(7), lambda: interp1d(x, y, fill_value="extrapolate", bounds_error=True)):
    try:
        call()
    except ValueError as error:
        print(error)
print(interp1d(x, y, bounds_error=False)([np.nan, 1]), interp1d(x, y).fill_value, interp1d(x, y).bounds_error)
