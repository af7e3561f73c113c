# read-only arrays
import numpy as np

a = np.arange(3)
a.flags.writeable = False
try:
    a[0] = 1
except ValueError as error:
    print(error)
try:
    a += 1
except ValueError as error:
    print(error)
a.setflags(write=True)
a[0] = 5
print(a)
