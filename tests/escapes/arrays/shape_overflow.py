# attack: shapes whose product overflows
# stopped by: ValueError or MemoryError or OverflowError
import numpy as np

print("ESCAPED", np.empty((2**40, 2**40)).shape)
