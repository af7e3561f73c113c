"""Finite filters by windows."""
import numpy as np
from scipy.signal import firwin

np.set_printoptions(precision=12)
print(np.round(firwin(5, 0.3), 11))
print(np.round(firwin(7, [0.2, 0.5], pass_zero=False), 11))
print(np.round(firwin(7, 100, fs=1000, window=("kaiser", 4.0)), 11))
print(np.round(firwin(7, 0.4, pass_zero="highpass", scale=False), 12))
print(np.round(firwin(9, 0.4, width=0.3), 11), np.round(firwin(7, [0.2, 0.5], pass_zero="bandstop", window="hann"), 11))
calls = (lambda: firwin(6, 0.3, pass_zero=False), lambda: firwin(5, 1.3), lambda: firwin(5, [0.5, 0.2]), lambda: firwin(5, []),
         lambda: firwin(5, 0.3, pass_zero="bandpass"), lambda: firwin(5, [0.1, 0.2], pass_zero="lowpass"), lambda: firwin(5, 0.3, pass_zero="all"))
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
