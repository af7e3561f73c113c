"""By how many samples each frequency is delayed."""
import numpy as np
from scipy.signal import butter, firwin, group_delay

np.set_printoptions(precision=12)
w, delay = group_delay(butter(3, 0.3), w=5)
print(np.round(w, 10), np.round(delay, 10))
print(np.round(group_delay((firwin(7, 0.3), 1), w=4, fs=10), 10))
print(np.round(group_delay(([1, 0.5], [1.0]), w=[0.1, 2.0])[1], 11))
