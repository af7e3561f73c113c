# nu in the place of the width of the band.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.preprocessing import scale
from sklearn.svm import NuSVR

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
X = scale(X[:120])
for nu in (0.2, 0.7):
    model = NuSVR(nu=nu, C=20).fit(X, y[:120])
    print(nu, model.n_support_, np.round(model.intercept_, 9), np.round(model.predict(X[:2]), 9))
