# LinearDiscriminantAnalysis: classes with one covariance, and the directions that part them.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
lda = LinearDiscriminantAnalysis().fit(X, y)
print(np.round(lda.coef_, 9).tolist(), np.round(lda.intercept_, 9), np.round(lda.explained_variance_ratio_, 12))
print(np.round(np.abs(lda.transform(X[:2])), 10).tolist(), lda.predict(X[::40]), np.round(lda.predict_proba(X[70:71]), 11), round(lda.score(X, y), 11))
print(np.round(lda.means_, 10).tolist(), lda.priors_.round(11), np.round(lda.xbar_, 10), lda.get_feature_names_out(), lda)
for options in ({"solver": "lsqr"}, {"solver": "eigen"}, {"solver": "lsqr", "shrinkage": "auto"}, {"solver": "eigen", "shrinkage": 0.3}):
    model = LinearDiscriminantAnalysis(**options).fit(X, y)
    print(options, np.round(model.coef_[0], 9), np.round(model.decision_function(X[:1]), 9), np.round(model.covariance_[0], 11))
two = LinearDiscriminantAnalysis(n_components=1, store_covariance=True).fit(X[:100], y[:100])
print(np.round(two.coef_, 9), np.round(two.intercept_, 9), np.round(two.decision_function(X[48:52]), 9), np.round(two.predict_log_proba(X[:1]), 9))
