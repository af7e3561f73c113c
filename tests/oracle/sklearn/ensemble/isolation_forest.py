"""Outliers by how soon random splits set them apart."""
import numpy as np
from sklearn.ensemble import IsolationForest

rng = np.random.RandomState(0)
X = np.vstack([rng.randn(200, 2), [[6.0, 6.0], [-7.0, 0.5], [0.0, 9.0]]])
forest = IsolationForest(random_state=0).fit(X)
print(forest, forest.max_samples_, forest.offset_, len(forest.estimators_))
print(forest.score_samples(X[[0, 1, 200, 201, 202]]).round(12).tolist())
print(forest.decision_function(X[-3:]).round(12).tolist(), forest.predict(X[-5:]).tolist(), int((forest.predict(X) == -1).sum()))
print(forest.estimators_samples_[0][:6].tolist(), forest.estimators_[0].tree_.feature.tolist()[:8])
forest = IsolationForest(n_estimators=20, contamination=0.05, max_samples=0.5, max_features=1, bootstrap=True, random_state=1).fit(X)
print(round(forest.offset_, 12), int((forest.predict(X) == -1).sum()), forest.score_samples(X[:2]).round(12).tolist())
print(IsolationForest(n_estimators=10, random_state=2).fit_predict(X)[-4:].tolist())
for options in ({"contamination": 0.7}, {"max_samples": 0}, {"n_estimators": 0}):
    try:
        IsolationForest(**options).fit(X)
    except ValueError as error:
        print(error)
