# Probabilities by folds that random_state draws.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.svm import SVC, NuSVC

X, y = load_iris(return_X_y=True)
for seed in (0, 1):
    model = SVC(probability=True, random_state=seed).fit(X, y)
    print(np.round(model.predict_proba(X[[0, 60, 120]]), 5))
print(np.round(model.probA_, 4), np.round(model.probB_, 4))
two = NuSVC(nu=0.2, probability=True, random_state=0).fit(X[50:], y[50:])
print(np.round(two.predict_log_proba(X[[60, 120]]), 4))
print(hasattr(SVC(), "predict_proba"))
try:
    SVC().fit(X, y).predict_proba(X)
except AttributeError as error:
    print(error)
