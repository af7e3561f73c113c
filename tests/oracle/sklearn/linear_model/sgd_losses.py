# Each loss has its own coefficients.
import numpy as np
from sklearn.datasets import make_classification
from sklearn.linear_model import SGDClassifier

np.set_printoptions(precision=12)
X, y = make_classification(n_samples=100, n_features=4, random_state=1)
for loss in ("hinge", "log_loss", "modified_huber", "squared_hinge", "perceptron", "huber", "epsilon_insensitive"):
    model = SGDClassifier(loss=loss, alpha=0.05, random_state=3).fit(X, y)
    print(loss, np.round(model.coef_[0], 9), np.round(model.intercept_, 9), model.n_iter_)
