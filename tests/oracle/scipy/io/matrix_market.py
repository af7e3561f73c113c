# Matrix Market's files
import io
import numpy as np
import scipy.io

from scipy import sparse

def text(matrix, **how):
    file = io.BytesIO()
    scipy.io.mmwrite(file, matrix, **how)
    return file.getvalue()

print(text(np.array([[1, 2.5], [1e-20, -3e22]])).decode())
print(text(sparse.coo_array(np.array([[1, 3], [3, 2]])), comment="two\nlines").decode())
print(text(np.array([[1 / 3, 2], [2, 5]]), precision=4).decode())
print(scipy.io.mminfo(io.BytesIO(text(np.array([[1, 2], [2, 5]])))))
print(scipy.io.mmread(io.BytesIO(text(np.array([[1, 2j], [-2j, 5]])))).tolist())
back = scipy.io.mmread(io.BytesIO(text(sparse.coo_array(np.array([[1.0, 3], [3, 0]])))))
print(type(back).__name__, back.toarray().tolist())
