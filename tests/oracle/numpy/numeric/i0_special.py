# other numeric functions
import numpy as np

print(np.i0([0, 1]).round(6), np.sinc(0.25).round(6), np.nextafter(1.0, 2.0), np.spacing(1.0), np.ldexp(0.5, 3), np.frexp(8.0), np.logaddexp(0, 0).round(6), np.cbrt(27.0))
print(np.rint(2.5), np.trunc(-1.7), np.ptp([3, 9, 1]), np.float_power(2, 3), np.cross([1, 2, 0], [3, 4, 0]))
