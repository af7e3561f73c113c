# Two classes, another score, and an l1 penalty.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import LogisticRegressionCV

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=120, n_features=6, random_state=0)
model = LogisticRegressionCV(Cs=[0.01, 1.0, 100.0], cv=4, scoring="neg_log_loss").fit(X, y)
print(model.C_, np.round(model.scores_[1], 10))
print(np.round(model.coef_, 9), np.round(model.intercept_, 10))
sparse = LogisticRegressionCV(Cs=4, cv=3, penalty="l1", solver="liblinear", random_state=0).fit(X, y)
print(sparse.C_, np.round(sparse.coef_, 9), sparse.coefs_paths_[1].shape)
mean = LogisticRegressionCV(Cs=4, cv=3, refit=False).fit(X, y)
print(np.round(mean.C_, 11), np.round(mean.coef_, 10))
