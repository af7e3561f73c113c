# The smallest C for which a model with an l1 penalty is not empty.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import LinearSVC, l1_min_c

X, y = load_iris(return_X_y=True)
smallest = l1_min_c(X, y)
print(round(float(smallest), 12), round(float(l1_min_c(X, y, loss="log", fit_intercept=False)), 12))
for factor in (0.99, 1.2):
    model = LinearSVC(penalty="l1", dual=False, C=float(smallest) * factor, random_state=0, tol=1e-8, max_iter=5000).fit(X, y)
    print(factor, bool(np.any(model.coef_) or np.any(model.intercept_)))
