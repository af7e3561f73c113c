# rounding half to even and decimals
import numpy as np

print(np.round([0.5, 1.5, 2.5, 3.5, -0.5]), np.round(0.15, 1), np.round([1.005, 2.675, 1.115], 2), np.round(123.456, 1), np.round(-1.234, 2), np.floor(-0.5), np.ceil(-0.5), np.round(1e20), np.round([1234, 5678], -2), np.rint([0.5, 1.5]), np.around(5.55, 1))
