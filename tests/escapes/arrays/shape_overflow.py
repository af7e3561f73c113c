# attack: shapes whose product overflows
# stopped by: ValueError
import numpy as np

print("ESCAPED", np.empty((2**40, 2**40)).shape)
