"""Where the seeds of members come from."""
import numpy as np
from sklearn.datasets import load_iris
from sklearn.ensemble import AdaBoostClassifier, BaggingClassifier, ExtraTreesClassifier, RandomForestClassifier

X, y = load_iris(return_X_y=True)
for kind in (RandomForestClassifier, ExtraTreesClassifier, BaggingClassifier, AdaBoostClassifier):
    print(kind.__name__, [member.random_state for member in kind(n_estimators=3, random_state=42).fit(X, y).estimators_])
shared = np.random.RandomState(7)
print([RandomForestClassifier(2, random_state=shared).fit(X, y)[0].random_state for _ in range(2)])
np.random.seed(3)
print(RandomForestClassifier(2).fit(X, y).estimators_[0].random_state, RandomForestClassifier(4, random_state=0).fit(X, y).estimators_samples_[1][:6].tolist())
