# A criterion of Akaike or of Bayes chooses the penalty.
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.linear_model import LassoLarsIC

np.set_printoptions(precision=12)
X, y = load_diabetes(return_X_y=True)
for criterion in ("aic", "bic"):
    model = LassoLarsIC(criterion=criterion).fit(X, y)
    print(criterion, round(float(model.alpha_), 12), np.round(model.criterion_[:4], 9), round(float(model.noise_variance_), 9))
print(np.round(model.coef_, 9))
try:
    LassoLarsIC().fit(X[:8], y[:8])
except ValueError as error:
    print(str(error)[:100])
