# A part of the rows judges when to stop.
import numpy as np
from sklearn.datasets import load_wine
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
model = MLPClassifier((10,), early_stopping=True, n_iter_no_change=4, learning_rate_init=0.01, random_state=0).fit(scale(X), y)
print(model.n_iter_, round(model.best_validation_score_, 10), np.round(model.validation_scores_, 10))
print(model.best_loss_, round(model.loss_, 10))
print(model.predict(scale(X)[::30]))
