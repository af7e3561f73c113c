# partial_fit learns from batches; classes are named at the first call.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import SGDClassifier
from sklearn.preprocessing import scale

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
X = scale(X)
model = SGDClassifier(random_state=0, alpha=0.01)
for start in range(3):
    model.partial_fit(X[start::3], y[start::3], classes=[0, 1, 2])
print(np.round(model.coef_, 9), model.t_, model.n_iter_)
for attempt in (
    lambda: SGDClassifier().partial_fit(X, y),
    lambda: model.partial_fit(X, y, classes=[0, 1]),
    lambda: SGDClassifier(class_weight="balanced").partial_fit(X, y, classes=[0, 1, 2]),
):
    try:
        attempt()
    except ValueError as error:
        print(str(error)[:120])
