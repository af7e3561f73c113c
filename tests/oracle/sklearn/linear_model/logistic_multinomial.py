# Three classes share one loss.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = LogisticRegression(C=0.5).fit(scale(X), y)
print(np.round(model.coef_, 9))
print(np.round(model.intercept_, 9), model.n_iter_)
print(np.round(model.predict_proba(scale(X)[[0, 60, 120]]), 10))
print(np.round(model.predict_log_proba(scale(X)[[0]]), 9))
print(np.round(model.coef_.sum(axis=0), 9) + 0)
