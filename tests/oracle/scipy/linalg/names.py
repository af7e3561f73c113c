# Names that are there, and names that are refused
import numpy as np
from scipy import linalg

print(len([name for name in "inv det solve lu qr svd eig expm norm toeplitz pinv lstsq cholesky schur".split() if hasattr(linalg, name)]))
try:
    linalg.nothing
except AttributeError as error:
    print(error)
print(linalg.LinAlgError is np.linalg.LinAlgError)
