"""The least orders with which filters keep their promises."""
import numpy as np
from scipy.signal import buttord, cheb1ord, cheb2ord, ellipord

np.set_printoptions(precision=12)
for call in (buttord, cheb1ord, cheb2ord, ellipord):
    print(call.__name__)
    for edges in ((0.2, 0.3), (0.5, 0.3), ([0.2, 0.5], [0.1, 0.6]), ([0.1, 0.6], [0.2, 0.5])):
        order, natural = call(*edges, 3, 40)
        print(order, np.round(natural, 11))
print(buttord(20, 50, 3, 60, fs=400), buttord(20, 50, 3, 60, analog=True))
try:
    buttord(0.2, 0.3, -1, 40)
except ValueError as error:
    print(error)
