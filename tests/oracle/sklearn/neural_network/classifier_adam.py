# A network of one hidden layer, trained by Adam for a few rounds.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
warnings.simplefilter("ignore")
model = MLPClassifier(hidden_layer_sizes=(8,), max_iter=15, learning_rate_init=0.05, random_state=0).fit(scale(X), y)
print(model.n_iter_, round(model.loss_, 10), np.round(model.loss_curve_[:4], 9))
print([coef.shape for coef in model.coefs_], np.round(model.coefs_[0][0, :4], 10))
print(np.round(model.predict_proba(scale(X)[[0, 60, 120]]), 10))
print(model.out_activation_, model.n_layers_, model.n_outputs_, model.t_, round(model.score(scale(X), y), 10))
