"""Exponential loss, weights, pruning and other starts."""
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.ensemble import GradientBoostingClassifier, GradientBoostingRegressor
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
weights = np.linspace(0.2, 2.0, len(y))
boost = GradientBoostingClassifier(loss="exponential", n_estimators=8, random_state=0).fit(X, y > 140, sample_weight=weights)
print(boost, boost.predict_proba(X[:3]).round(10).tolist(), boost.train_score_[-1].round(10))
for options in ({"init": "zero"}, {"init": DecisionTreeRegressor(max_depth=1)}, {"ccp_alpha": 30.0}, {"criterion": "squared_error", "max_leaf_nodes": 5}):
    boost = GradientBoostingRegressor(n_estimators=8, random_state=0, **options).fit(X, y, sample_weight=weights)
    print(boost.predict(X[:3]).round(9).tolist(), boost.train_score_[-1].round(9))
