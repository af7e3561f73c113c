# GaussianNB: normal distributions of independent columns.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.naive_bayes import GaussianNB

X, y = load_iris(return_X_y=True)
model = GaussianNB().fit(X, y)
print(np.round(model.theta_, 9).tolist(), np.round(model.var_, 9).tolist(), model.class_prior_, model.class_count_)
print(model.predict(X[::30]), np.round(model.predict_proba(X[70:72]), 9).tolist(), round(model.score(X, y), 9))
print(np.round(model.predict_log_proba(X[:1]), 6), np.round(model.predict_joint_log_proba(X[:1]), 6), model)
batches = GaussianNB()
for rows in (slice(0, 75), slice(75, 150)):
    batches.partial_fit(X[rows], y[rows], classes=[0, 1, 2])
print(np.round(batches.theta_, 9).tolist(), np.round(batches.var_[1], 9), batches.classes_)
weighed = GaussianNB(priors=[0.2, 0.3, 0.5], var_smoothing=1e-3).fit(X, y, sample_weight=np.arange(150) % 4)
print(np.round(weighed.theta_[0], 9), np.round(weighed.var_[2], 9), weighed.class_prior_, round(weighed.epsilon_, 9))
