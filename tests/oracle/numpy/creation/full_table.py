# a multiplication table
import numpy as np

n = np.arange(1, 6)
table = n[:, None] * n
print(table)
print(table[table % 2 == 1], np.diag(table), np.tril(table).sum())
