"""Thresholds of classifiers, by hand and searched for."""
import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.model_selection import FixedThresholdClassifier, TunedThresholdClassifierCV


class Nearest(ClassifierMixin, BaseEstimator):
    def fit(self, X, y):
        self.classes_ = np.unique(y)
        self.means_ = np.array([X[y == label].mean(axis=0) for label in self.classes_])
        return self

    def predict_proba(self, X):
        near = np.exp(-((X[:, None] - self.means_[None]) ** 2).sum(axis=2))
        return near / near.sum(axis=1, keepdims=True)

    def predict(self, X):
        return self.classes_[self.predict_proba(X).argmax(axis=1)]


rng = np.random.RandomState(0)
X = np.vstack([rng.randn(40, 2), rng.randn(10, 2) + 1.5])
y = np.repeat([0, 1], [40, 10])
print([int(FixedThresholdClassifier(Nearest(), threshold=threshold).fit(X, y).predict(X).sum()) for threshold in (0.2, 0.5, 0.8)])
tuned = TunedThresholdClassifierCV(Nearest(), cv=5, store_cv_results=True).fit(X, y)
print(round(float(tuned.best_threshold_), 11), round(float(tuned.best_score_), 10), tuned.predict(X)[:5].tolist(), tuned.cv_results_["scores"][:3].round(10).tolist())
print(round(float(TunedThresholdClassifierCV(Nearest(), scoring="f1", cv=3).fit(X, y).best_threshold_), 10))
