# LinearDiscriminantAnalysis: classes with one covariance, and the directions that part them.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

X, y = load_iris(return_X_y=True)
lda = LinearDiscriminantAnalysis().fit(X, y)
print(np.round(lda.coef_, 7).tolist(), np.round(lda.intercept_, 7), np.round(lda.explained_variance_ratio_, 9))
print(np.round(np.abs(lda.transform(X[:2])), 7).tolist(), lda.predict(X[::40]), np.round(lda.predict_proba(X[70:71]), 9), round(lda.score(X, y), 9))
print(np.round(lda.means_, 9).tolist(), lda.priors_.round(9), np.round(lda.xbar_, 9), lda.get_feature_names_out(), lda)
for options in ({"solver": "lsqr"}, {"solver": "eigen"}, {"solver": "lsqr", "shrinkage": "auto"}, {"solver": "eigen", "shrinkage": 0.3}):
    model = LinearDiscriminantAnalysis(**options).fit(X, y)
    print(options, np.round(model.coef_[0], 6), np.round(model.decision_function(X[:1]), 6), np.round(model.covariance_[0], 7))
two = LinearDiscriminantAnalysis(n_components=1, store_covariance=True).fit(X[:100], y[:100])
print(np.round(two.coef_, 6), np.round(two.intercept_, 6), np.round(two.decision_function(X[48:52]), 6), np.round(two.predict_log_proba(X[:1]), 6))
