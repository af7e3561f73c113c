# Weights of terms as they are computed by hand.
import numpy as np
from scipy.sparse import csr_matrix, diags

np.set_printoptions(precision=12)
counts = csr_matrix([[2, 1, 0], [0, 1, 3], [1, 1, 1]], dtype=float)
documents = np.asarray((counts > 0).sum(axis=0)).ravel()
weights = counts @ diags(np.log((1 + 3) / (1 + documents)) + 1)
lengths = np.sqrt(np.asarray(weights.multiply(weights).sum(axis=1)).ravel())
unit = diags(1 / lengths) @ weights
print(unit.toarray().round(11), (unit @ unit.T).toarray().round(11))
