# Formats to build a matrix element by element.
from scipy.sparse import dok_matrix, lil_matrix

rows = lil_matrix((3, 4))
rows[0, 1] = 2
rows[1] = [1, 0, 0, 5]
rows[2, [0, 3]] = 7
print(rows.toarray())
print([list(map(int, row)) for row in rows.rows], [list(map(float, row)) for row in rows.data])
keys = dok_matrix((2, 2))
keys[0, 1] = 3
keys[1, 1] = keys[0, 1] + 1
print(sorted((tuple(map(int, key)), float(value)) for key, value in keys.items()))
print(keys.get((0, 0), -1.0), (1, 1) in keys, len(keys))
