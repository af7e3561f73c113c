# What the hidden layer computes.
import warnings

import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_breast_cancer(return_X_y=True)
X = scale(X)
warnings.simplefilter("ignore")
for activation in ("identity", "logistic", "tanh", "relu"):
    model = MLPClassifier((4, 3), activation=activation, max_iter=5, random_state=2, learning_rate_init=0.01).fit(X, y)
    print(activation, model.out_activation_, round(model.loss_, 10), np.round(model.predict_proba(X[:1]), 10))
