"""By how many samples each frequency is delayed."""
import numpy as np
from scipy.signal import butter, firwin, group_delay

w, delay = group_delay(butter(3, 0.3), w=5)
print(np.round(w, 9), np.round(delay, 9))
print(np.round(group_delay((firwin(7, 0.3), 1), w=4, fs=10), 9))
print(np.round(group_delay(([1, 0.5], [1.0]), w=[0.1, 2.0])[1], 9))
