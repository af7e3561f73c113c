# What discriminant analysis refuses, in the original's words.
import numpy as np
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis, QuadraticDiscriminantAnalysis

X, y = np.array([[1.0, 2], [2, 1], [3, 5], [4, 4]]), [0, 0, 1, 1]
def attempt(call):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)

attempt(lambda: LinearDiscriminantAnalysis(n_components=2).fit(X, y))
attempt(lambda: LinearDiscriminantAnalysis(shrinkage=0.5).fit(X, y))
attempt(lambda: LinearDiscriminantAnalysis(solver="lsqr").fit(X, y).transform(X))
attempt(lambda: LinearDiscriminantAnalysis(priors=[-1, 2]).fit(X, y))
attempt(lambda: LinearDiscriminantAnalysis().fit(X, [0, 1, 2, 3]))
attempt(lambda: LinearDiscriminantAnalysis().predict(X))
attempt(lambda: QuadraticDiscriminantAnalysis().fit(X, [1, 1, 1, 1]))
attempt(lambda: QuadraticDiscriminantAnalysis().fit(X, [0, 0, 0, 1]))
attempt(lambda: QuadraticDiscriminantAnalysis(reg_param=2).fit(X, y))
