# Compression, sparse matrices, records, lists of what is there
import io
import numpy as np
import scipy.io

from scipy import sparse

file = io.BytesIO()
scipy.io.savemat(file, {"a": np.zeros((50, 50)), "s": sparse.csc_matrix(np.array([[1, 0], [0, 2.5]])), "r": np.array([(1, 2.5), (3, 4.5)], dtype=[("p", "i4"), ("q", "f8")])}, do_compression=True, oned_as="column")
print(len(file.getvalue()) < 1000)
file.seek(0)
print(scipy.io.whosmat(file))
file.seek(0)
found = scipy.io.loadmat(file)
print(type(found["s"]).__name__, found["s"].toarray().tolist(), found["r"].shape, found["r"]["q"][1, 0].tolist())
