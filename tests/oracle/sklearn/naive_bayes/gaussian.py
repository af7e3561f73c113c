# GaussianNB: normal distributions of independent columns.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.naive_bayes import GaussianNB

np.set_printoptions(precision=12)
X, y = load_iris(return_X_y=True)
model = GaussianNB().fit(X, y)
print(np.round(model.theta_, 10).tolist(), np.round(model.var_, 11).tolist(), model.class_prior_, model.class_count_)
print(model.predict(X[::30]), np.round(model.predict_proba(X[70:72]), 13).tolist(), round(model.score(X, y), 11))
print(np.round(model.predict_log_proba(X[:1]), 9), np.round(model.predict_joint_log_proba(X[:1]), 9), model)
batches = GaussianNB()
for rows in (slice(0, 75), slice(75, 150)):
    batches.partial_fit(X[rows], y[rows], classes=[0, 1, 2])
print(np.round(batches.theta_, 10).tolist(), np.round(batches.var_[1], 11), batches.classes_)
weighed = GaussianNB(priors=[0.2, 0.3, 0.5], var_smoothing=1e-3).fit(X, y, sample_weight=np.arange(150) % 4)
print(np.round(weighed.theta_[0], 10), np.round(weighed.var_[2], 11), weighed.class_prior_, round(weighed.epsilon_, 13))
