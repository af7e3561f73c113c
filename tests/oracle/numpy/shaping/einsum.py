# einsum in common forms
import numpy as np

a = np.arange(6).reshape(2, 3)
b = np.arange(12).reshape(3, 4)
v = np.array([1, 2, 3])
print(np.einsum("ij,jk->ik", a, b), np.einsum("ij,j->i", a, v), np.einsum("ij->ji", a), np.einsum("ij->", a), np.einsum("ij->j", a), np.einsum("i,i->", v, v), np.einsum("i,j->ij", v, v))
s = np.arange(9).reshape(3, 3)
print(np.einsum("ii", s), np.einsum("ii->i", s), np.einsum("ij,ij->i", a, a), np.einsum("bij,bjk->bik", np.ones((2, 2, 3)), np.ones((2, 3, 2))), np.einsum("ij,jk", a, b), np.einsum("...j,j->...", a, v))
print(np.einsum("ij,kj,k->i", a, a, [1, 2]))
