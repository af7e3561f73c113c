# A misspelt function that its module loads when it is first used.
import numpy as np

print(np.medain([1, 2, 3]))
