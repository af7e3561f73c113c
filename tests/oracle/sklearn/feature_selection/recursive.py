# RFE and RFECV: the least important columns go first.
import numpy as np
from sklearn.datasets import make_friedman1
from sklearn.feature_selection import RFE, RFECV
from sklearn.linear_model import LinearRegression

np.set_printoptions(precision=12)
X, y = make_friedman1(n_samples=60, n_features=8, random_state=0)
rfe = RFE(LinearRegression(), n_features_to_select=3).fit(X, y)
print(rfe.support_, rfe.ranking_, rfe.n_features_, round(rfe.score(X, y), 10), rfe)
print(np.round(rfe.predict(X[:3]), 9), RFE(LinearRegression(), step=0.3).fit(X, y).ranking_)
cv = RFECV(LinearRegression(), step=1, cv=4, min_features_to_select=2).fit(X, y)
print(cv.n_features_, cv.ranking_, cv.cv_results_["n_features"])
print(np.round(cv.cv_results_["mean_test_score"], 10), np.round(cv.cv_results_["split1_test_score"], 10), sorted(cv.cv_results_)[:4])
print(round(cv.score(X, y), 10), cv.transform(X).shape, cv)
