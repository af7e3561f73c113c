# The solvers find the same components.
import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.decomposition import PCA
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X = scale(load_breast_cancer().data)[:60]
for solver in ("full", "covariance_eigh", "arpack", "randomized"):
    pca = PCA(3, svd_solver=solver, random_state=0)
    Y = pca.fit_transform(X)
    print(solver, np.round(pca.explained_variance_, 9), np.round(Y[0], 10), np.round(pca.components_[:, :3], 11).tolist(), round(pca.noise_variance_, 11))
