# Elements by their coordinates; duplicates are summed.
from scipy.sparse import coo_array, coo_matrix

matrix = coo_matrix(([4, 5, 7, 9, 1], ([0, 3, 1, 0, 0], [0, 3, 1, 2, 0])), shape=(4, 4))
print(matrix)
print(matrix.toarray())
matrix.sum_duplicates()
print(matrix.row, matrix.col, matrix.data)
print(coo_array([[1, 0], [0, 2]]).coords)
