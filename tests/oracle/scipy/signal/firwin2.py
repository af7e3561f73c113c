"""Finite filters with given gains at given frequencies."""
import numpy as np
from scipy.signal import firls, firwin2, minimum_phase

print(np.round(firwin2(9, [0.0, 0.5, 1.0], [1.0, 1.0, 0.0]), 10))
print(np.round(firwin2(8, [0.0, 0.4, 0.4, 1.0], [1.0, 1.0, 0.0, 0.0], window=None), 10) + 0.0)
print(np.round(firwin2(7, [0.0, 0.5, 1.0], [0.0, 1.0, 0.0], antisymmetric=True), 10) + 0.0)
print(np.round(firls(7, [0, 0.3, 0.5, 1], [1, 1, 0, 0]), 10))
print(np.round(minimum_phase(firwin2(9, [0, 0.5, 1], [1, 1, 0])), 5))
for call in (lambda: firwin2(8, [0, 0.5, 1], [1, 1, 1]), lambda: firwin2(9, [0, 0.5, 0.9], [1, 1, 0]), lambda: firwin2(9, [0, 1], [1, 1, 0]),
             lambda: firls(6, [0, 1], [1, 1]), lambda: firls(5, [0, 0.5, 0.4, 1], [1, 1, 0, 0])):
    try:
        call()
    except ValueError as error:
        print(error)
