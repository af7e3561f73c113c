"""Cross-validation of classifiers is stratified, probabilities can be asked for."""
import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.model_selection import cross_val_predict, cross_val_score, cross_validate, permutation_test_score


class Nearest(ClassifierMixin, BaseEstimator):
    def __init__(self, power=2.0):
        self.power = power

    def fit(self, X, y):
        self.classes_ = np.unique(y)
        self.means_ = np.array([X[y == label].mean(axis=0) for label in self.classes_])
        return self

    def predict_proba(self, X):
        far = (np.abs(X[:, None] - self.means_[None]) ** self.power).sum(axis=2)
        near = np.exp(-far)
        return near / near.sum(axis=1, keepdims=True)

    def predict(self, X):
        return self.classes_[self.predict_proba(X).argmax(axis=1)]


rng = np.random.RandomState(0)
X = np.vstack([rng.randn(20, 2), rng.randn(20, 2) + 1.5])
y = np.repeat(["no", "yes"], 20)
print(cross_val_score(Nearest(), X, y, cv=4).tolist())
print(cross_val_score(Nearest(), X, y, cv=4, scoring="roc_auc").tolist())
print(cross_val_score(Nearest(), X, y, cv=4, scoring="neg_log_loss").round(10).tolist())
print(cross_val_predict(Nearest(), X, y, method="predict_proba", cv=4)[:2].round(10).tolist(), cross_val_predict(Nearest(), X, y)[-3:])
print({name: value.round(10).tolist() for name, value in cross_validate(Nearest(), X, y, cv=3, scoring=("accuracy", "balanced_accuracy", "f1_macro")).items() if "time" not in name})
score, shuffled, value = permutation_test_score(Nearest(), X, y, n_permutations=10, random_state=3, cv=4)
print(score, shuffled.round(10).tolist(), round(value, 11))
