"""Finite filters with given gains at given frequencies."""
import numpy as np
from scipy.signal import firls, firwin2, minimum_phase

np.set_printoptions(precision=12)
print(np.round(firwin2(9, [0.0, 0.5, 1.0], [1.0, 1.0, 0.0]), 12))
print(np.round(firwin2(8, [0.0, 0.4, 0.4, 1.0], [1.0, 1.0, 0.0, 0.0], window=None), 11) + 0.0)
print(np.round(firwin2(7, [0.0, 0.5, 1.0], [0.0, 1.0, 0.0], antisymmetric=True), 12) + 0.0)
print(np.round(firls(7, [0, 0.3, 0.5, 1], [1, 1, 0, 0]), 11))
print(np.round(minimum_phase(firwin2(9, [0, 0.5, 1], [1, 1, 0])), 12))
for call in (lambda: firwin2(8, [0, 0.5, 1], [1, 1, 1]), lambda: firwin2(9, [0, 0.5, 0.9], [1, 1, 0]), lambda: firwin2(9, [0, 1], [1, 1, 0]),
             lambda: firls(6, [0, 1], [1, 1]), lambda: firls(5, [0, 0.5, 0.4, 1], [1, 1, 0, 0])):
    try:
        call()
    except ValueError as error:
        print(error)
