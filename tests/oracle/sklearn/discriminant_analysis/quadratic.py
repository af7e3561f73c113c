# QuadraticDiscriminantAnalysis: classes with a covariance each.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.discriminant_analysis import QuadraticDiscriminantAnalysis

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
X = X[:, :4]
for model in (QuadraticDiscriminantAnalysis(store_covariance=True), QuadraticDiscriminantAnalysis(reg_param=0.2, priors=[0.5, 0.3, 0.2])):
    model.fit(X, y)
    print(model, np.round(model.predict_proba(X[::60]), 12).tolist(), round(model.score(X, y), 11))
    print(np.round(model.means_[0], 9), np.round(model.scalings_[1], 11), np.round(model.decision_function(X[:1]), 10), model.priors_.round(11))
two = QuadraticDiscriminantAnalysis(store_covariance=True).fit(X[:130], y[:130])
print(np.round(two.covariance_[0][0], 11), np.round(two.decision_function(X[:2]), 9), two.predict(X[:3]))
