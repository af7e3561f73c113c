# Probabilities exist for two of the losses.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
for loss in ("log_loss", "modified_huber"):
    model = SGDClassifier(loss=loss, alpha=0.1, random_state=0).fit(X, y)
    print(loss, np.round(model.predict_proba(X[[0, 60, 120]]), 10))
print(hasattr(SGDClassifier(), "predict_proba"))
try:
    SGDClassifier().fit(X, y).predict_proba(X)
except AttributeError as error:
    print(error)
