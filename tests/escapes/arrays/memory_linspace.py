# attack: more memory than allowed through linspace
# stopped by: MemoryLimit
import numpy as np

a = np.linspace(0, 1, 10**10)
print("ESCAPED", a[0])
