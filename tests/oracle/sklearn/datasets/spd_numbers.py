# The numbers of random positive definite matrices.
import numpy as np
from sklearn.datasets import make_spd_matrix

np.set_printoptions(precision=12)
for size in (1, 2, 3, 5, 10):
    made = make_spd_matrix(size, random_state=0)
    print(made[:3, :3].round(11), made.sum().round(9), np.all(np.linalg.eigvalsh(made) > 0))
for seed in range(6):
    print(make_spd_matrix(4, random_state=seed)[0].round(12))
print(make_spd_matrix(30, random_state=1)[0, :4].round(11))
