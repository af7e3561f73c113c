# Partial least squares and canonical correlation.
import numpy as np
from sklearn.cross_decomposition import CCA, PLSSVD, PLSCanonical, PLSRegression
from sklearn.datasets import load_linnerud

np.set_printoptions(precision=12)
X, Y = load_linnerud(return_X_y=True)
for model in (PLSRegression(2), PLSCanonical(2), PLSCanonical(2, algorithm="svd"), CCA(2), PLSRegression(1, scale=False)):
    model.fit(X, Y)
    print(model, np.round(model.coef_, 9).tolist(), np.round(model.x_weights_, 10).tolist(), model.n_iter_)
    print(np.round(model.predict(X[:1]), 9), np.round(model.transform(X[:1]), 9), round(model.score(X, Y), 10))
one = PLSRegression(2).fit(X, Y[:, 0])
print(np.round(one.predict(X[:3]), 9), np.round(one.intercept_, 9), np.round(one.x_scores_[0], 10), one.get_feature_names_out())
x, y = PLSSVD(2).fit_transform(X, Y)
print(np.round(x[0], 10), np.round(y[0], 10), np.round(one.inverse_transform(one.transform(X[:1])), 9))
for call in (lambda: PLSRegression(4).fit(X, Y), lambda: CCA(9).fit(X, Y), lambda: PLSRegression().predict(X)):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
