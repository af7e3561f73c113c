# Smoothing: alphas for each column, none at all, priors, batches of counts.
import warnings
import numpy as np
from sklearn.naive_bayes import BernoulliNB, CategoricalNB, ComplementNB, MultinomialNB

np.set_printoptions(precision=12)
X, y = np.array([[2, 0, 1], [0, 3, 1], [1, 1, 0], [0, 2, 2]]), np.array(["a", "b", "a", "b"])
print(MultinomialNB(alpha=[0.5, 1, 2]).fit(X, y).feature_log_prob_.round(10).tolist(), MultinomialNB(alpha=0.0).fit(X, y).feature_log_prob_.round(10).tolist())
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(MultinomialNB(alpha=0, force_alpha=False).fit(X, y).feature_log_prob_[0].round(10))
print([str(w.message) for w in seen])
batches = MultinomialNB().partial_fit(X[:2], y[:2], classes=["a", "b", "c"]).partial_fit(X[2:], y[2:])
print(batches.class_count_, batches.feature_count_.tolist(), batches.predict(X), batches.class_log_prior_.round(11))
print(BernoulliNB(fit_prior=False).fit(X, y, sample_weight=[1, 2, 3, 4]).predict_proba(X[:1]).round(11), ComplementNB().fit(X, y).feature_all_)
print(CategoricalNB().partial_fit(X, y, classes=["a", "b"]).predict(X), BernoulliNB(binarize=None).fit(X > 0, y).feature_count_.tolist())
