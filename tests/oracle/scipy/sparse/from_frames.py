# Sparse matrices of frames' columns: counts of pairs.
import pandas as pd
from scipy.sparse import coo_matrix, csr_matrix

frame = pd.DataFrame({"user": ["a", "b", "a", "c"], "item": ["x", "y", "y", "x"], "n": [5, 3, 4, 1]})
users, items = frame["user"].astype("category"), frame["item"].astype("category")
matrix = coo_matrix((frame["n"], (users.cat.codes, items.cat.codes)))
print(matrix.toarray(), matrix.tocsr()[0].toarray())
print(pd.DataFrame(matrix.toarray(), index=users.cat.categories, columns=items.cat.categories))
print(csr_matrix(frame[["n"]].values).T.toarray())
