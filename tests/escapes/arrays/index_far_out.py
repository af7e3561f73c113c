# attack: indexes beyond every bound
# stopped by: IndexError
import numpy as np

a = np.arange(4)
a[np.array([2**62])] = 1
print("ESCAPED")
