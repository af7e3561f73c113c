# What PCA refuses, in the original's words.
import numpy as np
from sklearn.decomposition import PCA, TruncatedSVD, IncrementalPCA

X = np.arange(12.0).reshape(4, 3)
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])

attempt(lambda: PCA(5).fit(X))
attempt(lambda: PCA(0, svd_solver="randomized").fit(X))
attempt(lambda: PCA(3, svd_solver="arpack").fit(X))
attempt(lambda: PCA("mle").fit(X.T[:2]))
attempt(lambda: PCA("mle", svd_solver="randomized").fit(X))
attempt(lambda: PCA(-1).fit(X))
attempt(lambda: PCA(1.5).fit(X))
attempt(lambda: PCA(2).transform(X))
attempt(lambda: PCA(2).fit(X).transform(X[:, :2]))
attempt(lambda: PCA(2).fit([[1.0, np.nan], [2, 3]]))
attempt(lambda: TruncatedSVD(9).fit(X))
attempt(lambda: IncrementalPCA(3).partial_fit(X[:2]))
