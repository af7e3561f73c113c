# The share of the l1 penalty is chosen too.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import LogisticRegressionCV

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=80, n_features=5, random_state=2)
model = LogisticRegressionCV(
    Cs=[0.1, 1.0], l1_ratios=[0.2, 0.8], penalty="elasticnet", solver="saga", cv=3, max_iter=2000, random_state=0
).fit(X, y)
print(model.C_, model.l1_ratio_, model.l1_ratios_)
print(model.scores_[1].shape, model.coefs_paths_[1].shape, model.n_iter_.shape)
print(np.round(model.coef_, 9), np.round(model.intercept_, 10))
sag = LogisticRegressionCV(Cs=3, solver="sag", cv=3, max_iter=1000, random_state=0).fit(X, y)
print(sag.C_, np.round(sag.coef_, 9), np.round(sag.scores_[1], 10))
