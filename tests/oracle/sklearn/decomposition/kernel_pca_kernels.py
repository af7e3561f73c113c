# KernelPCA with own kernels and parameters, solvers and new rows.
import numpy as np
from sklearn.decomposition import KernelPCA

np.set_printoptions(precision=12)
X = np.random.RandomState(0).normal(size=(25, 3))
own = KernelPCA(2, kernel=lambda a, b, power: (a @ b + 1) ** power, kernel_params={"power": 2}).fit(X)
print(own.eigenvalues_.round(9), own.transform(X[:2]).round(10).tolist())
for solver in ("dense", "arpack", "randomized"):
    kpca = KernelPCA(2, kernel="rbf", gamma=0.2, eigen_solver=solver, random_state=0).fit(X)
    print(solver, kpca.eigenvalues_.round(10), np.abs(kpca.transform(X[:1])).round(11))
every = KernelPCA(kernel="poly", degree=1, coef0=0, gamma=1).fit(X)
print(every.eigenvalues_.round(9), every.eigenvectors_.shape, KernelPCA(6, remove_zero_eig=True).fit_transform(X).shape, KernelPCA(6).fit_transform(X).shape)
for call in (lambda: KernelPCA().fit(X).inverse_transform(X), lambda: KernelPCA(2, kernel="precomputed").fit(-X @ X.T), lambda: KernelPCA(gamma=-1).fit(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, str(e)[:80])
