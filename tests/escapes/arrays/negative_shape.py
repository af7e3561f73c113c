# attack: negative lengths
# stopped by: ValueError
import numpy as np

print("ESCAPED", np.empty((-1,)).shape)
