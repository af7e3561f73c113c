# Batches in order or shuffled, and weights of rows.
import warnings

import numpy as np
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
warnings.simplefilter("ignore")
for shuffle in (True, False):
    model = MLPClassifier((5,), batch_size=40, shuffle=shuffle, max_iter=4, random_state=0).fit(X, y)
    print(shuffle, np.round(model.loss_curve_, 9))
model = MLPClassifier((5,), max_iter=4, random_state=0).fit(X, y, sample_weight=np.linspace(0.5, 1.5, 150))
print(np.round(model.loss_curve_, 9))
